import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { useAppUpdate } from '../../lib/pwa/app-update';
import { useSession } from '../../lib/session/session-context';
import { useSettled } from '../../lib/use-settled';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { RouteFocus } from './route-focus';

const Toasts = lazy(async () => ({ default: (await import('../toasts')).Toasts }));

const LiveUpdates = lazy(async () => ({ default: (await import('../live-updates')).LiveUpdates }));

const AppUpdateNotice = lazy(async () => ({
  default: (await import('../app-update-notice')).AppUpdateNotice,
}));

const OutdatedPage = lazy(async () => ({ default: (await import('../outdated-page')).OutdatedPage }));

/** Each document's first entry has the key `default`, so that key alone would restore another page's scroll position. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

export function Root() {
  const { userId } = useSession();
  const loading = useNavigation().state !== 'idle';
  const update = useAppUpdate();
  const settled = useSettled();
  if (update === 'needed') {
    return (
      <Suspense>
        <OutdatedPage />
      </Suspense>
    );
  }
  return (
    <>
      {loading && (
        <div
          className="fixed inset-x-0 top-0 z-skip h-1 origin-left animate-loading bg-go-mark"
          aria-hidden="true"
        />
      )}
      <VisuallyHidden live="polite">{loading && 'Loading'}</VisuallyHidden>
      <Outlet />
      <RouteFocus />
      <ScrollRestoration getKey={scrollKey} />
      {settled && (
        <Suspense>
          <Toasts />
          {update === 'ready' && <AppUpdateNotice />}
        </Suspense>
      )}
      {settled && userId && (
        <Suspense>
          <LiveUpdates key={userId} />
        </Suspense>
      )}
    </>
  );
}
