import { Bell, Check, CircleAlert, X, type LucideIcon } from 'lucide-react';
import { IconButton } from './icon-button';
import { FestiveText } from './party-popper';
import './toast-card.css';

export interface Toast {
  tone: 'success' | 'info' | 'points' | 'error';
  title: string;
  description?: string;
  /** Shown big in place of an icon. */
  points?: number;
}

const icons: Record<Toast['tone'], LucideIcon> = {
  success: Check,
  info: Bell,
  points: Bell,
  error: CircleAlert,
};

export function ToastCard({ tone, title, description, points, onClose }: Toast & { onClose: () => void }) {
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
      <IconButton label="Close notification" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
