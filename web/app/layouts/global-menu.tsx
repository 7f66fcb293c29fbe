import { LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context';
import { useUnreadCount } from '../../lib/unread-count';
import { UnreadBadge } from '../../ui/unread-badge';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu';
import { paths } from '../paths';
import { menuDestinations } from '../menu-destinations';
import { useSignOut } from '../use-sign-out';

interface GlobalMenuProps {
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  openedByKey: boolean;
}

export function GlobalMenu(props: GlobalMenuProps) {
  const { pathname } = useLocation();
  const signedIn = useSession().status === 'signed-in';
  const signOut = useSignOut();
  const unread = useUnreadCount();
  return (
    <Menu {...props} label="Menu">
      {menuDestinations
        .filter((destination) => signedIn || !destination.needsUser)
        .map(({ path, label, icon: Icon }) => (
          <MenuLink key={path}>
            <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
              <Icon aria-hidden="true" />
              {label}
              {path === paths.community && <UnreadBadge count={unread} className="ml-auto" />}
            </Link>
          </MenuLink>
        ))}
      {signedIn && (
        <>
          <MenuSeparator />
          <MenuLink>
            <Link to={paths.settings} aria-current={pathname === paths.settings ? 'page' : undefined}>
              <Settings aria-hidden="true" />
              Settings
            </Link>
          </MenuLink>
          <MenuItem onSelect={() => void signOut()}>
            <LogOut aria-hidden="true" />
            Sign Out
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
