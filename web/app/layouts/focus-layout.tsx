import { Outlet, useLocation } from 'react-router-dom';
import { SkipLink } from '../../ui/skip-link';
import { BackButton } from './back-button';
import { GlobalMenuButton } from './global-menu-button';
import { slotsFor } from './slot-rules';
import './focus-layout.css';

/** Pages with one task or one stage, edge to edge: sign-in, welcome, onboarding. */
export function FocusLayout() {
  const { back, menu } = slotsFor(useLocation().pathname);
  return (
    <div className="focus-layout" data-layout="focus">
      <SkipLink />
      {(back || menu) && (
        <div className="focus-layout-corner">
          {back && <BackButton />}
          {menu && <GlobalMenuButton />}
        </div>
      )}
      <main id="main" className="focus-layout-main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
