import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu';
import { menuDestinations } from '../navigation';
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
  return (
    <Menu {...props} label="Menu">
      {menuDestinations
        .filter((destination) => signedIn || !destination.needsUser)
        .map(({ path, label, icon: Icon }) => (
          <MenuLink key={path}>
            <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </MenuLink>
        ))}
      {signedIn && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => void signOut()}>
            <LogOut aria-hidden="true" />
            Sign Out
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
