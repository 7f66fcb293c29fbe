let last: string | null = null;

/** Remembers by what the server's log knows the request that was refused last. */
export function noteReference(reference: string | null): void {
  last = reference;
}

/** What someone who writes to us can mention; null as long as nothing was refused since the app was opened. */
export const lastReference = (): string | null => last;
