import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface ListRowProps {
  name: ReactNode;
  note?: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
  /** The person viewing the list. */
  own?: boolean;
  dimmed?: boolean;
  className?: string;
}

/** One row in a list of people, exercises, or notifications. Goes in an <ol> or <ul>. */
export function ListRow({ name, note, before, after, own = false, dimmed = false, className }: ListRowProps) {
  return (
    <li
      className={cx(
        'flex min-h-row items-center gap-3 py-1.5',
        own ? '-mx-2 rounded-md bg-go-tint px-2' : 'border-t border-line first:border-t-0',
        className,
      )}
    >
      {before}
      <div className="min-w-0 flex-1 tiny:basis-name">
        <div
          className={cx(
            'flex flex-wrap items-center gap-x-2 gap-y-0.5 leading-text',
            dimmed ? 'font-medium text-fg-2' : 'font-strong',
          )}
        >
          {name}
        </div>
        {note && <div className="text-small leading-text text-fg-2">{note}</div>}
      </div>
      {after}
    </li>
  );
}
