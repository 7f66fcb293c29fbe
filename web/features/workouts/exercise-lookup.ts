import { createContext } from 'react';
import type { Exercise } from '../../../shared/rules/exercise';

/** The library's entry for an exercise; undefined until loaded, or once it has left the library. */
export type ExerciseLookup = (id: string) => Exercise | undefined;

/** The library, for components deep in a page. */
export const KnownExercises = createContext<ExerciseLookup>(() => undefined);

/** All exercises; empty until loaded. */
export const ExerciseLibrary = createContext<readonly Exercise[]>([]);

/** Whether it uses a load, or is unknown: then people can enter one. */
export const hasLoad = (exercise: Exercise | undefined): boolean =>
  !exercise || exercise.equipment.some((each) => each === 'dumbbells' || each === 'resistance_band');
