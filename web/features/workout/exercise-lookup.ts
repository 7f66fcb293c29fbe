import type { Exercise } from '../../../shared/exercises/exercise';

/** What the library knows of an exercise; undefined until it is here, and for one that has left it. */
export type ExerciseLookup = (id: string) => Exercise | undefined;
