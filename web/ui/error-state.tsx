import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '../lib/api/api-error';
import { Badge } from './badge';
import { Button } from './button';
import { emptyStateClass } from './empty-state';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
  badge?: string;
  /** Of the request, by whose reference we find what happened. */
  error?: unknown;
}

/** Says that something did not load, reassures, and offers Retry. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying,
  badge = 'Didn’t load',
  error,
}: ErrorStateProps) {
  const { reference } = Object(error) as Partial<ApiError>;
  return (
    <div className={emptyStateClass} role="alert">
      <Badge tone="danger">{badge}</Badge>
      <b className="leading-text font-bold">{title}</b>
      {children && <p className="max-w-sm text-fg-2">{children}</p>}
      <Button variant="line" busy={retrying} onClick={onRetry}>
        <RotateCcw className="icon-sm" aria-hidden="true" />
        Retry
      </Button>
      {reference && (
        <small className="wrap-anywhere text-fg-2">
          If it keeps failing, write to us. Reference: {reference}
        </small>
      )}
    </div>
  );
}
