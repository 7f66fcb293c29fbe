/** A request that was refused or got no response. `code` is the API's, or 'network_error' / 'unreadable_answer'. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  /** The ID by which the server's log knows the request. */
  readonly reference: string | null;

  constructor(code: string, status: number, message: string, reference: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.reference = reference;
  }
}

/** The text to show for a failed request, or `fallback` when there is nothing better to say. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback;
}

let last: string | null = null;

/** Remembers the request that failed last, for whoever writes to us about it. */
export function noteFailure(reference: string | null): void {
  last = reference;
}

/** Null as long as nothing has failed since the app was opened. */
export const lastFailure = (): string | null => last;
