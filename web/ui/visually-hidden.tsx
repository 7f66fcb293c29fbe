import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  children: ReactNode;
  live?: 'polite' | 'assertive';
  /** A BCP 47 tag, if it is not English. */
  lang?: string | undefined;
}

export function VisuallyHidden({ children, live, lang }: VisuallyHiddenProps) {
  return (
    <span className="sr-only" aria-live={live} lang={lang}>
      {children}
    </span>
  );
}
