import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '../../../shared/brand';
import { useSession } from '../../lib/session/session-context';
import { useHasUnsent } from '../../lib/offline/unsent-keys';
import { useSettled } from '../../lib/use-settled';
import { buttonClass } from '../../ui/button';
import { LatePart } from '../../ui/late-part';
import { Logo } from '../../ui/logo';
import { SlotOutlet } from '../../ui/shell-slots';
import { paths } from '../paths';
import { BackButton } from './back-button';
import { BasketButton } from './basket-button';
import { GlobalMenuButton } from './global-menu-button';
import { OfflineNote } from './offline-note';
import { slotsFor } from './slot-rules';

const loadUnsentNote = async () => (await import('./unsent-note')).UnsentNote;
const ResumeLink = lazy(async () => ({ default: (await import('./resume-link')).ResumeLink }));

export function TopBar() {
  const { status, userId } = useSession();
  const hasUnsent = useHasUnsent();
  const visitor = status === 'signed-out';
  const settled = useSettled();
  const { back } = slotsFor(useLocation().pathname);
  return (
    <header className="top-bar sticky top-0 z-bar flex flex-wrap items-center gap-x-2 gap-y-1 bg-page/92 px-gutter py-2 backdrop-blur-glass max-lg:group-data-immersive/frame:absolute max-lg:group-data-immersive/frame:inset-x-0 max-lg:group-data-immersive/frame:bg-transparent max-lg:group-data-immersive/frame:pt-6 max-lg:group-data-immersive/frame:backdrop-blur-none lg:py-3 max-sm:beside-title:gap-1 max-sm:beside-title:px-2 max-sm:beside-tools:gap-1 max-sm:beside-tools:px-2">
      <div
        className={`inline-flex rounded-md border border-line bg-surface-1 max-lg:group-data-immersive/frame:border-glass-line max-lg:group-data-immersive/frame:bg-glass max-lg:group-data-immersive/frame:backdrop-blur-glass ${back ? '' : 'lg:hidden'}`}
      >
        {back && <BackButton />}
        {back && <span className="w-px bg-line lg:hidden" />}
        <GlobalMenuButton variant="inherit" className="lg:hidden" />
      </div>
      <SlotOutlet name="title" className="top-bar-title min-w-0 pl-1 font-bold tracking-title empty:hidden" />
      <Link
        className="inline-flex min-h-tap items-center rounded-sm px-1 no-underline max-lg:group-data-immersive/frame:hidden beside-title:hidden"
        to={visitor ? paths.welcome : paths.dashboard}
        aria-label={visitor ? `${brand.product}, home` : `${brand.product}, dashboard`}
      >
        <Logo word={brand.product} />
      </Link>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-0.5 max-sm:beside-tools:gap-x-0">
        <SlotOutlet
          name="tools"
          className="top-bar-tools flex flex-wrap items-center justify-end gap-x-0.5 empty:hidden max-sm:beside-tools:gap-x-0"
        />
        {visitor && (
          <Link className={buttonClass({ variant: 'line', size: 'sm' })} to={paths.auth}>
            Sign In
          </Link>
        )}
        <BasketButton className="max-lg:group-data-immersive/frame:hidden" />
      </div>
      {settled && userId && (
        <Suspense>
          <ResumeLink />
        </Suspense>
      )}
      <OfflineNote />
      {hasUnsent && userId && <LatePart load={loadUnsentNote} />}
    </header>
  );
}
