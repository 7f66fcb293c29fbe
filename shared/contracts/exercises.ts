import * as z from 'zod';
import { exerciseSchema } from '../rules/exercise';
import type { Contract } from './endpoint';

/** `videoUrl` is the clip's path on this site, or null while an exercise has none. */
const libraryExerciseSchema = exerciseSchema.extend({
  videoUrl: z
    .string()
    .regex(/^\/videos\/[\w.-]+\.mp4$/)
    .nullable(),
});
export type LibraryExercise = z.output<typeof libraryExerciseSchema>;

/** One person's marks on an exercise; at most one of the two is true. */
const exerciseMarkSchema = z.object({ favorite: z.boolean(), exclusion: z.boolean() });
export type ExerciseMark = z.output<typeof exerciseMarkSchema>;

/** The IDs of a person's marked exercises. */
const exerciseMarksSchema = z.object({ favorites: z.array(z.string()), exclusions: z.array(z.string()) });
export type ExerciseMarks = z.output<typeof exerciseMarksSchema>;

/** Marking is idempotent, and one mark clears the other. */
const marking = {
  access: 'user',
  params: z.object({ id: exerciseSchema.shape.id.max(60) }),
  response: exerciseMarkSchema,
  errors: ['exercise_not_found'],
} as const;

export const exercisesContract = {
  listExercises: {
    method: 'GET',
    path: '/exercises',
    access: 'public',
    response: z.object({ exercises: z.array(libraryExerciseSchema) }),
    cacheSeconds: 60,
    errors: [],
  },
  readExerciseMarks: {
    method: 'GET',
    path: '/exercise-marks',
    access: 'user',
    response: exerciseMarksSchema,
    errors: [],
  },
  addFavorite: { ...marking, method: 'PUT', path: '/exercises/{id}/favorite' },
  removeFavorite: { ...marking, method: 'DELETE', path: '/exercises/{id}/favorite' },
  addExclusion: { ...marking, method: 'PUT', path: '/exercises/{id}/exclusion' },
  removeExclusion: { ...marking, method: 'DELETE', path: '/exercises/{id}/exclusion' },
} as const satisfies Contract;
