import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { RouteFocus } from './route-focus';
import './root.css';

const Toaster = lazy(async () => ({ default: (await import('../../ui/toaster')).Toaster }));

const LiveUpdates = lazy(async () => ({ default: (await import('../live-updates')).LiveUpdates }));

export function Root() {
  const { userId } = useSession();
  const loading = useNavigation().state !== 'idle';
  return (
    <>
      {loading && <div className="root-progress" aria-hidden="true" />}
      <VisuallyHidden live="polite">{loading && 'Loading'}</VisuallyHidden>
      <Outlet />
      <RouteFocus />
      <ScrollRestoration />
      <Suspense>
        <Toaster />
      </Suspense>
      {userId && (
        <Suspense>
          <LiveUpdates key={userId} />
        </Suspense>
      )}
    </>
  );
}
