import type { ReactNode } from 'react';

/** Why an exercise is included; long reasons take two lines. */
export function ReasonChip({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-sm bg-coach-tint px-2 py-0.5 text-micro leading-text font-bold text-coach-text">
      {children}
    </span>
  );
}
