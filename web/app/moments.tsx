import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Moment } from '../../shared/contracts/moments';
import { claimMoment, momentsKey, momentsQuery } from '../features/moments/api/moments';
import { profileQuery } from '../features/profile/api/profile-query';
import { areReloadsHeld } from '../lib/pwa/app-update';
import { paths } from './paths';
import { useNewDay } from './use-new-day';

const MomentScreen = lazy(async () => ({
  default: (await import('../features/moments/components/moment-screen')).MomentScreen,
}));

const patienceMs = 500;

/** Pages on which no one is interrupted. */
const quietPaths: readonly string[] = [
  paths.home,
  paths.welcome,
  paths.auth,
  paths.onboarding,
  paths.onboardingVoice,
  paths.onboardingChat,
  paths.dance,
];

/** Toasts about the same points would cover the card, so it waits for them, but not for an error that stays. */
const longestToastsMs = 12_000;

const isFree = () => !areReloadsHeld() && document.querySelector('[role=dialog]') === null;
const areToastsGone = () => document.querySelector('[data-sonner-toast]') === null;

/** True once no workout is running and nothing covers the page. */
function useFree(wanted: boolean): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const since = Date.now();
    const timer = setInterval(() => {
      setFree(isFree() && (areToastsGone() || Date.now() - since > longestToastsMs));
    }, patienceMs);
    return () => {
      clearInterval(timer);
      setFree(false);
    };
  }, [wanted]);
  return free;
}

/** Celebrates each achievement in turn, each only once and on one device. */
export function Moments() {
  useNewDay();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const { data } = useQuery(momentsQuery());
  const [shown, setShown] = useState<Moment | null>(null);
  const next = data?.moments[0];
  const free = useFree(next !== undefined && shown === null && !quietPaths.includes(pathname));
  const { data: profile } = useQuery({ ...profileQuery(), enabled: next !== undefined });
  const name = profile?.name;

  const claiming = useRef(false);
  useEffect(() => {
    if (!free || !next || name === undefined || claiming.current) return;
    claiming.current = true;
    const show = async () => {
      const { first } = await claimMoment(next.id);
      if (first) setShown(next);
      await queries.invalidateQueries({ queryKey: momentsKey });
    };
    // Shown only if the server confirms that no other device has shown it; if that fails, the next visit asks again.
    void show()
      .catch(() => undefined)
      .finally(() => (claiming.current = false));
  }, [free, next, name, queries]);

  if (!shown || name === undefined) return null;
  return (
    <Suspense>
      <MomentScreen moment={shown} name={name} onClose={() => setShown(null)} />
    </Suspense>
  );
}
