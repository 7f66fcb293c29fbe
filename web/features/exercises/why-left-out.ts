import type { LibraryExercise } from '../../../shared/contracts/exercises';

/** Why an exercise is in none of the viewer's plans, as a sentence; null if it may be. */
export type WhyLeftOut = (exercise: LibraryExercise) => string | null;

/** For visitors, and until the profile has loaded. */
export const nothingLeftOut: WhyLeftOut = () => null;
