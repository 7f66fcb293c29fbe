import { apiErrors, type ErrorCode } from '../../shared/contracts/errors';

/** A refusal with a stable code; the API responds with its status and message, consumers treat it as a failure. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** When another try may succeed, if that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail?: string, retryAfterSeconds?: number) {
    super(detail ?? apiErrors[code].message);
    this.name = 'AppError';
    this.code = code;
    this.status = apiErrors[code].status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
