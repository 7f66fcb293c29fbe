import type { ReactNode } from 'react';

/** A hint that gives way to a note while someone types; the change is announced. */
export function HintNote({ note, children }: { note: string | null; children: ReactNode }) {
  return (
    <span className={note ? 'font-medium text-fg' : undefined} aria-live="polite">
      {note ?? children}
    </span>
  );
}
