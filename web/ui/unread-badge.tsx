import { cx } from 'class-variance-authority';
import { VisuallyHidden } from './visually-hidden';

const most = 99;

/** The number of unread items; nothing for none. */
export function UnreadBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'min-w-5 rounded-full bg-go px-1.5 text-center text-micro leading-5 font-heavy text-go-ink tabular-nums',
        className,
      )}
    >
      {count > most ? `${most}+` : count}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  );
}
