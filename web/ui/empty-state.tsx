import type { ReactNode } from 'react';
import { CoachFace } from './coach-face';

export const emptyStateClass = 'grid justify-items-center gap-3 px-3 pt-3 pb-2 text-center';

interface EmptyStateProps {
  title: string;
  /** What to do about it, in the coach's voice. */
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={emptyStateClass}>
      <CoachFace size="5.5rem" />
      <b className="leading-text font-bold">{title}</b>
      {children && <p className="max-w-sm text-fg-2">{children}</p>}
      {action}
    </div>
  );
}
