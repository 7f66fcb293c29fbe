import { cx } from 'class-variance-authority';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useUnreadCount } from '../../lib/unread-count';
import { IconButton } from '../../ui/icon-button';

const loadMenu = () => import('./global-menu');
const GlobalMenu = lazy(async () => ({ default: (await loadMenu()).GlobalMenu }));

interface GlobalMenuButtonProps {
  className?: string;
  variant?: 'plain' | 'inherit';
}

/** The menu's code loads at the first hover or focus, so it isn't part of the first load. */
export function GlobalMenuButton({ className, variant }: GlobalMenuButtonProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [openedByKey, setOpenedByKey] = useState(false);
  const unread = useUnreadCount();
  const icon = (
    <>
      <MenuIcon aria-hidden="true" />
      {unread > 0 && <span className="absolute top-2 right-2 size-2 rounded-full bg-go-mark" />}
    </>
  );
  const button = (
    <IconButton
      label="Menu"
      className={cx('relative', className)}
      variant={variant}
      aria-haspopup="menu"
      aria-expanded={open}
    >
      {icon}
    </IconButton>
  );
  const change = (next: boolean) => {
    setOpen(next);
    setOpenedByKey(false);
  };
  if (wanted) {
    return (
      <Suspense fallback={button}>
        <GlobalMenu trigger={button} open={open} onOpenChange={change} openedByKey={openedByKey} />
      </Suspense>
    );
  }
  const openMenu = ({ detail }: MouseEvent) => {
    // A click without a pointer comes from Enter or Space.
    setOpenedByKey(detail === 0);
    setWanted(true);
    setOpen(true);
  };
  return (
    <IconButton
      label="Menu"
      className={cx('relative', className)}
      variant={variant}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={openMenu}
    >
      {icon}
    </IconButton>
  );
}
