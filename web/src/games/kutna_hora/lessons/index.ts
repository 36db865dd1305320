/** The lessons of Kutná Hora: one game, played through step by step. */
import type { Course, LessonFile } from '$shared/lessons';

import table from './course.json';

export const course: Course = table;
export const lessons = import.meta.glob<LessonFile>(['./*.json', '!./course.json'], {
  eager: true,
  import: 'default',
});
