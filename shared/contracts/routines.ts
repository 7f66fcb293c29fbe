import * as z from 'zod';
import { customExercisesSchema } from '../rules/custom-plan';
import type { Contract } from './endpoint';
import { idSchema, instantSchema, titleSchema } from './values';

/** A workout that a person built and saved. */
export const ownRoutineSchema = z.object({
  id: idSchema,
  name: z.string(),
  exercises: customExercisesSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type OwnRoutine = z.output<typeof ownRoutineSchema>;

/** The most that one person can save. */
export const maximumRoutines = 100;

const params = z.object({ id: idSchema });

export const routinesContract = {
  listRoutines: {
    method: 'GET',
    path: '/routines',
    access: 'user',
    response: z.object({ routines: z.array(ownRoutineSchema) }),
    errors: [],
  },
  /** A repeat of the ID returns the stored one. */
  createRoutine: {
    method: 'POST',
    path: '/routines',
    access: 'user',
    body: z.object({ id: idSchema, name: titleSchema, exercises: customExercisesSchema }),
    response: ownRoutineSchema,
    status: 201,
    errors: ['exercise_not_found', 'routine_not_found', 'too_many_routines'],
  },
  changeRoutine: {
    method: 'PATCH',
    path: '/routines/{id}',
    access: 'user',
    params,
    body: z
      .object({ name: titleSchema.optional(), exercises: customExercisesSchema.optional() })
      .refine(({ name, exercises }) => name !== undefined || exercises !== undefined, 'nothing to change'),
    response: ownRoutineSchema,
    errors: ['routine_not_found', 'exercise_not_found'],
  },
  deleteRoutine: {
    method: 'DELETE',
    path: '/routines/{id}',
    access: 'user',
    params,
    response: z.object({ id: idSchema }),
    errors: ['routine_not_found'],
  },
} as const satisfies Contract;
