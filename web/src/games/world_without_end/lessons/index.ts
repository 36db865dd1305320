/** The lessons of World Without End: one game, played through step by step. */
import type { LessonFile, Lessons } from '$shared/lessons';

import course from './course.json';

export const lessons: Lessons = {
  course,
  files: import.meta.glob<LessonFile>(['./*.json', '!./course.json'], {
    eager: true,
    import: 'default',
  }),
  messages: 'lesson-wwe',
};
