import { Link, useLocation } from 'react-router-dom';
import { brand } from '../../../shared/brand';
import { useSession } from '../../lib/session/session-context';
import { buttonClass } from '../../ui/button';
import { Logo } from '../../ui/logo';
import { SlotOutlet } from '../../ui/shell-slots';
import { paths } from '../paths';
import { BackButton } from './back-button';
import { BasketButton } from './basket-button';
import { GlobalMenuButton } from './global-menu-button';
import { OfflineNote } from './offline-note';
import { slotsFor } from './slot-rules';
import './top-bar.css';

export function TopBar() {
  const visitor = useSession().status === 'signed-out';
  const { back } = slotsFor(useLocation().pathname);
  return (
    <header className="top-bar">
      <div className="top-bar-start">
        {back && <BackButton />}
        <GlobalMenuButton className="top-bar-menu" />
      </div>
      <SlotOutlet name="title" className="top-bar-title" />
      <Link
        className="top-bar-logo"
        to={visitor ? paths.welcome : paths.dashboard}
        aria-label={visitor ? `${brand.product}, to the start` : `${brand.product}, to the dashboard`}
      >
        <Logo word={brand.product} />
      </Link>
      <div className="top-bar-end">
        <SlotOutlet name="tools" className="top-bar-tools" />
        {visitor && (
          <Link className={buttonClass({ variant: 'line', size: 'sm' })} to={paths.auth}>
            Sign In
          </Link>
        )}
        <BasketButton />
      </div>
      <OfflineNote />
    </header>
  );
}
