import { createContext } from 'react';
import type { Exercise } from '../../../shared/rules/exercise';

/** What the library knows of an exercise; undefined until it is here, and for one that has left it. */
export type ExerciseLookup = (id: string) => Exercise | undefined;

/** The library for what stands deep in a page. */
export const KnownExercises = createContext<ExerciseLookup>(() => undefined);

/** All of it, to choose from; empty until it is here. */
export const ExerciseLibrary = createContext<readonly Exercise[]>([]);

/** Whether it is done with a load, or nothing is known of it: then people may say how much. */
export const hasLoad = (exercise: Exercise | undefined): boolean =>
  !exercise || exercise.equipment.some((each) => each === 'dumbbells' || each === 'resistance_band');
