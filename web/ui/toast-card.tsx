import { Bell, Check, CircleAlert, X, type LucideIcon } from 'lucide-react';
import { Button } from './button';
import { IconButton } from './icon-button';
import { FestiveText } from './party-popper';
import './toast-card.css';

export interface Toast {
  tone: 'success' | 'info' | 'points' | 'error';
  title: string;
  description?: string;
  /** Shown big in place of an icon. */
  points?: number;
  /** What can be done about it. */
  action?: { label: string; run: () => void };
}

const icons: Record<Toast['tone'], LucideIcon> = {
  success: Check,
  info: Bell,
  points: Bell,
  error: CircleAlert,
};

interface ToastCardProps extends Toast {
  onClose: () => void;
}

export function ToastCard({ tone, title, description, points, action, onClose }: ToastCardProps) {
  const Icon = icons[tone];
  return (
    <div className={`toast toast-${tone}`} role={tone === 'error' ? 'alert' : undefined}>
      <span className="toast-mark">{points ? `+${points}` : <Icon aria-hidden="true" />}</span>
      <span className="toast-words">
        <b>
          <FestiveText text={title} />
        </b>
        {description && <small>{description}</small>}
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
