import type { ReactNode } from 'react';
import './badge.css';

export type BadgeTone = 'neutral' | 'go' | 'warm' | 'cool' | 'coach' | 'danger' | 'solid' | 'glass';

interface BadgeProps {
  tone?: BadgeTone;
  size?: 'sm' | 'lg';
  children: ReactNode;
}

export function Badge({ tone = 'neutral', size = 'sm', children }: BadgeProps) {
  return <span className={`badge badge-${tone} badge-${size}`}>{children}</span>;
}
