import type { ReactNode } from 'react';

/** The buttons that answer what a row asks: below its words on a phone, as high before the answer as after it. */
export const answersClass =
  'flex min-h-tap w-full flex-wrap items-center gap-2 pl-12 tiny:pl-0 md:w-auto md:pl-0';

/** A button that had the focus is gone: the focus stays in the row. */
function keepFocus(note: HTMLElement | null) {
  if (document.activeElement === document.body) note?.focus({ preventScroll: true });
}

/** The answer, in place of the buttons. */
export function AnsweredNote({ children }: { children: ReactNode }) {
  return (
    <span ref={keepFocus} className="text-small font-strong text-fg-2" tabIndex={-1}>
      {children}
    </span>
  );
}
