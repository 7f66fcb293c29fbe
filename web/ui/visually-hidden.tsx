import type { ReactNode } from 'react';
import './visually-hidden.css';

export function VisuallyHidden({ children, live }: { children: ReactNode; live?: 'polite' | 'assertive' }) {
  return (
    <span className="visually-hidden" aria-live={live}>
      {children}
    </span>
  );
}
