import { createContext } from 'react';

/** Ids of exercises unsuitable for this person: pain, a condition, an exclusion, or missing equipment. */
export const UnsuitableExercises = createContext<ReadonlySet<string>>(new Set());
