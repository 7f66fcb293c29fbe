import { cva, cx } from 'class-variance-authority';
import { Bell, Check, CircleAlert, Hourglass, X, type LucideIcon } from 'lucide-react';
import { Button } from './button';
import { IconButton } from './icon-button';
import { FestiveText } from './party-popper';

export interface Toast {
  tone: 'success' | 'info' | 'points' | 'error' | 'busy';
  title: string;
  description?: string;
  /** Shown large in place of an icon. */
  points?: number;
  /** Closes on its own, though it is an error or has an action. */
  isKept?: boolean;
  /** What the person can do about it. */
  action?: { label: string; run: () => void };
}

const icons: Record<Toast['tone'], LucideIcon> = {
  success: Check,
  info: Bell,
  points: Bell,
  error: CircleAlert,
  busy: Hourglass,
};

const toast = cva(
  'toast flex w-full items-center gap-3 rounded-md border py-2 pr-1.5 pl-4 font-sans text-body text-fg shadow-raised',
  {
    variants: {
      tone: {
        success: 'border-line bg-surface-2',
        info: 'border-line bg-surface-2',
        busy: 'border-line bg-surface-2',
        error: 'border-danger bg-danger-tint',
        points: 'border-warm-mark bg-warm-tint',
      },
    },
  },
);

const roles: Partial<Record<Toast['tone'], 'alert' | 'status'>> = { error: 'alert', busy: 'status' };

const mark = cva('flex-none', {
  variants: {
    tone: {
      success: 'text-go-text',
      info: 'text-cool-text',
      busy: 'text-fg-2',
      error: 'text-danger-text',
      points: 'text-head leading-none font-black tracking-hero text-warm-text tabular-nums',
    },
  },
});

interface ToastCardProps extends Toast {
  onClose: () => void;
}

export function ToastCard({ tone, title, description, points, action, onClose }: ToastCardProps) {
  const Icon = icons[tone];
  return (
    <div className={toast({ tone })} role={roles[tone]}>
      {/* The text next to it says the same. */}
      <span className={mark({ tone })} aria-hidden="true">
        {points ? `+${points}` : <Icon className="size-icon" />}
      </span>
      <span className="min-w-0 flex-1 py-1">
        <b
          className={cx(
            'flex items-center gap-1.5 leading-text font-strong',
            tone === 'error' && 'text-danger-text',
          )}
        >
          <FestiveText text={title} />
        </b>
        {description && <small className="block text-small leading-text text-fg-2">{description}</small>}
      </span>
      {action && (
        <Button size="sm" onClick={action.run}>
          {action.label}
        </Button>
      )}
      <IconButton label="Close notification" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
