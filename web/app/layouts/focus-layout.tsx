import { Outlet, useLocation } from 'react-router-dom';
import { SkipLink } from '../../ui/skip-link';
import { BackButton } from './back-button';
import { GlobalMenuButton } from './global-menu-button';
import { slotsFor } from './slot-rules';

/** For pages with a single task, edge to edge: sign-in, welcome, onboarding. */
export function FocusLayout() {
  const { back, menu } = slotsFor(useLocation().pathname);
  const corner = back || menu;
  return (
    <div
      className={['@container/app relative min-h-dvh', corner && 'corner-taken'].filter(Boolean).join(' ')}
      data-layout="focus"
    >
      <SkipLink />
      {corner && (
        <div className="absolute top-3 left-4 z-bar">
          <div className="focus-layout-corner inline-flex rounded-md border border-glass-line bg-glass text-on-glass backdrop-blur-glass">
            {back && <BackButton />}
            {back && menu && <span className="w-px bg-glass-line" />}
            {menu && <GlobalMenuButton variant="inherit" />}
          </div>
        </div>
      )}
      <main id="main" className="flex min-h-dvh flex-col" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
