import { ApiError } from '../api/api-error';

/** Refusals that another try may change: after signing in, a new version, a quieter moment, the next day, or another workout's end. */
const passingStatus = [401, 408, 425, 426, 429];
const passingCodes = ['date_ahead', 'changed_meanwhile', 'session_already_open', 'too_many_workouts'];

/** Whether the server would refuse it again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passingStatus.includes(error.status) &&
  !passingCodes.includes(error.code);
