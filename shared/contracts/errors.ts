import * as z from 'zod';

/** Every code the API may answer, with its status and the text shown to people. */
export const apiErrors = {
  invalid_json: { status: 400, message: 'The request is not valid JSON.' },
  invalid_request: { status: 400, message: 'Something in the request is missing or out of range.' },
  unauthorized: { status: 401, message: 'Please sign in again.' },
  forbidden: { status: 403, message: 'You cannot do that.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address does not accept that method.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  internal_error: { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
  profile_not_found: { status: 404, message: 'There is no profile for this account.' },
  onboarding_incomplete: { status: 409, message: 'Some answers are still missing.' },
  exercise_not_found: { status: 404, message: 'There is no such exercise.' },
  routine_not_found: { status: 404, message: 'There is no such workout.' },
  too_many_routines: { status: 409, message: 'You have 100 saved workouts. Delete one to keep another.' },
  session_not_found: { status: 404, message: 'There is no such workout session.' },
  session_already_open: { status: 409, message: 'Another workout is still open.' },
  session_already_completed: { status: 409, message: 'This workout is already complete.' },
  session_id_taken: { status: 409, message: 'This id is already in use.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof apiErrors;

export const errorBodySchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), requestId: z.string().optional() }),
});
