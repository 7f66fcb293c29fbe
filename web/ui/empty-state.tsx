import type { ReactNode } from 'react';
import { CoachFace } from './coach-face';
import './empty-state.css';

interface EmptyStateProps {
  title: string;
  /** What to do about it, in the coach's voice. */
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <CoachFace size="5.5rem" />
      <b>{title}</b>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
