import { createContext } from 'react';

/** Ids of the exercises that are not for this person: what hurts, a condition, excluded, or without the equipment. */
export const UnsuitableExercises = createContext<ReadonlySet<string>>(new Set());
