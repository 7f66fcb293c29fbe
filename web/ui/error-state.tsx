import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from './badge';
import { Button } from './button';
import './empty-state.css';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
  badge?: string;
}

/** Something did not load: what it was, that nothing is lost, and Retry. */
export function ErrorState({ title, children, onRetry, retrying, badge = 'Not loaded' }: ErrorStateProps) {
  return (
    <div className="empty-state" role="alert">
      <Badge tone="danger">{badge}</Badge>
      <b>{title}</b>
      {children && <p>{children}</p>}
      <Button variant="line" busy={retrying} onClick={onRetry}>
        <RotateCcw className="icon-sm" aria-hidden="true" />
        Retry
      </Button>
    </div>
  );
}
