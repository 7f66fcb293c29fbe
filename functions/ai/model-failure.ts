import * as z from 'zod';

/** Why a model gave no answer. */
export type FailureReason =
  /** Too many requests. */
  | 'limited'
  | 'no_quota'
  | 'silent'
  /** The server failed, or could not be reached. */
  | 'server'
  | 'refused_key'
  | 'no_key'
  /** The request itself is invalid for this server. */
  | 'bad_request'
  /** The caller's own signal ended it. */
  | 'ended';

const passing: readonly FailureReason[] = ['limited', 'silent', 'server'];

export class ModelFailure extends Error {
  readonly reason: FailureReason;
  /** How long the server asks to wait; null if it does not say. */
  readonly retryAfterMs: number | null;

  constructor(reason: FailureReason, retryAfterMs: number | null = null, cause?: unknown) {
    super(`the model did not answer: ${reason}`, { cause });
    this.name = 'ModelFailure';
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }

  /** The kind of the underlying error. Its message may contain what was said and is never logged. */
  get causeName(): string | undefined {
    return this.cause instanceof Error ? this.cause.name : undefined;
  }

  get mayPass(): boolean {
    return passing.includes(this.reason);
  }
}

/** The shape of the SDK's errors; the SDK is loaded late, so `instanceof` is not available. */
const statusErrorSchema = z.object({
  status: z.number(),
  code: z.unknown(),
  headers: z.instanceof(Headers).optional().catch(undefined),
});

function retryAfterMs(headers: Headers | undefined): number | null {
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (milliseconds >= 0) return milliseconds;
  const text = headers?.get('retry-after') ?? '';
  const seconds = Number.parseFloat(text);
  if (seconds >= 0) return seconds * 1000;
  const until = Date.parse(text);
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now());
}

/** Classifies what the SDK or the network threw. */
export function failureOf(error: unknown): ModelFailure {
  const answered = statusErrorSchema.safeParse(error);
  if (!answered.success) return new ModelFailure('server', null, error);
  const { status, code, headers } = answered.data;
  if (code === 'insufficient_quota') return new ModelFailure('no_quota');
  if (status === 429) return new ModelFailure('limited', retryAfterMs(headers));
  if (status === 401 || status === 403) return new ModelFailure('refused_key');
  if (status >= 500 || status === 408 || status === 409)
    return new ModelFailure('server', retryAfterMs(headers));
  return new ModelFailure('bad_request');
}
