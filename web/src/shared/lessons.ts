/** What a lesson is: a real table with fixed luck, and a script of who chooses what. */

/** One thing that happens in a lesson. Without a choice it is only read. */
export interface Step {
  /** The message that the guide says. */
  say?: string;
  /** What the learner chooses. */
  choose?: string;
  /** What the others choose, one after the other. */
  others?: string[];
  /** The learner chooses whatever they like, and the lesson is over. */
  free?: boolean;
  /** The part of the table that a phone shows meanwhile. */
  pane?: string;
}

export interface LessonFile {
  id: string;
  /** What is chosen unseen before the lesson begins. */
  skip: string[];
  steps: Step[];
}

/** The lessons of a game are one game: each begins where the one before has ended. */
export interface Course {
  game: string;
  seats: number;
  seed: number;
  options: Record<string, boolean | number | string>;
  /** Their order. */
  lessons: string[];
}

/** What a game's folder has of them. */
export interface Lessons {
  course: Course;
  /** The lessons by the path of their file. */
  files: Record<string, LessonFile>;
  /** How the messages of their titles begin. */
  messages: string;
}
