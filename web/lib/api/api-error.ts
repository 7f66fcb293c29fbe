/** A request that was refused or got no response. `code` is the API's, or 'network_error' / 'unreadable_answer'. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

/** The text to show for a failed request, or `fallback` when there is nothing better to say. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback;
}

let last: string | null = null;

/** Remembers by what the server's log knows the request that was refused last. */
export function noteReference(reference: string | null): void {
  last = reference;
}

/** What someone who writes to us can mention; null as long as nothing was refused since the app was opened. */
export const lastReference = (): string | null => last;
