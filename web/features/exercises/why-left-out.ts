import type { LibraryExercise } from '../../../shared/contracts/exercises';

/** Why an exercise is in no plan of the person who looks, as a sentence; null where it may be in one. */
export type WhyLeftOut = (exercise: LibraryExercise) => string | null;

/** Of visitors, and until the profile is there. */
export const nothingLeftOut: WhyLeftOut = () => null;
