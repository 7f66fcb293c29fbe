import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { readPlace } from '../../../features/workouts/player/kept-place';
import { Card } from '../../../ui/card';
import { SkeletonRows } from '../../../ui/skeleton';
import { focusTitle } from '../../../ui/focus-title';
import { Tabs } from '../../../ui/tabs';
import { usePageTitle } from '../../use-page-title';
import type { ChooserPanelProps } from './chooser-panel-props';
import { RoutinesPanel } from './routines-panel';
import { useToday } from './use-today';

const UnsentCard = lazy(async () => ({
  default: (await import('../../../features/workouts/components/unsent-card')).UnsentCard,
}));
const ResumeCard = lazy(async () => ({
  default: (await import('../../../features/workouts/components/resume-card')).ResumeCard,
}));
const loadToday = () => import('./today-card');
const TodayCard = lazy(async () => ({ default: (await loadToday()).TodayCard }));
const ProgramsPanel = lazy(async () => ({ default: (await import('./programs-panel')).ProgramsPanel }));
const OwnPanel = lazy(async () => ({ default: (await import('./own-panel')).OwnPanel }));
const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel')).HistoryPanel }));

/** In the address, as ?tab=; the first one is open unless the address names another. */
const tabs = [
  { value: 'routines', label: 'Routines' },
  { value: 'programs', label: 'Programs' },
  { value: 'yours', label: 'Yours' },
  { value: 'history', label: 'History' },
] as const;

const focusTitleIfLost = () => document.activeElement === document.body && focusTitle();

/** Where every workout starts. */
export function WorkoutChooser({ hasPlayed, ...props }: ChooserPanelProps & { hasPlayed: boolean }) {
  const { open, unsent, isPending, resume } = props.choosing;
  const { isPending: isProfilePending } = useQuery(profileQuery());
  usePageTitle('Choose Your Workout');
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const { value } = tabs.find((tab) => tab.value === wanted) ?? tabs[0];
  const resting = !open && !unsent.waiting;
  // Until it is known what stands here, its place is kept.
  const isPlaceKept = resting && (isProfilePending || isPending);
  // On a slow line it would else be asked for only when the profile is there.
  useEffect(() => void loadToday().catch(() => undefined), []);
  useEffect(() => {
    if (hasPlayed) setTimeout(focusTitleIfLost);
  }, [hasPlayed]);
  const [isLeft] = useState(() => readPlace() !== null);
  return (
    <div className="grid gap-3 px-gutter pt-2 pb-4 md:gap-4 lg:max-w-wide">
      <header className="grid gap-1.5 md:py-2">
        <h1 className="text-head leading-none font-black tracking-hero md:text-display">
          Choose Your Workout
        </h1>
        <p className="text-lead text-fg-2 max-md:hidden">Pick one. I'll count, you move.</p>
      </header>
      {unsent.waiting && (
        <Suspense>
          <UnsentCard
            workout={unsent.waiting}
            kept={unsent.kept}
            openTitle={open?.title}
            sending={unsent.sending}
            onRetry={unsent.retry}
          />
        </Suspense>
      )}
      {open && (
        <Suspense fallback={<TopCardSkeleton isLeft />}>
          <ResumeCard session={open} onResume={resume} />
        </Suspense>
      )}
      {isPlaceKept && <TopCardSkeleton isLeft={isLeft} />}
      {resting && today && !isPlaceKept && (
        <Suspense fallback={<TopCardSkeleton />}>
          <TodayCard today={today} choosing={props.choosing} />
        </Suspense>
      )}
      <Tabs
        label="Workouts"
        tabs={tabs}
        narrow
        value={value}
        onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      >
        {value === 'routines' && (
          <RoutinesPanel {...props} featuresFirst={resting && !today && !isPlaceKept} />
        )}
        <Suspense fallback={<PanelSkeleton />}>
          {value === 'programs' && <ProgramsPanel />}
          {value === 'yours' && <OwnPanel {...props} />}
          {value === 'history' && <HistoryPanel {...props} />}
        </Suspense>
      </Tabs>
    </div>
  );
}

/** As high as what will stand here: an open workout if one was left on this device, else the plan. */
function TopCardSkeleton({ isLeft = false }: { isLeft?: boolean }) {
  return (
    <Card className={isLeft ? '' : 'grid min-h-plan content-end'} aria-label="Today">
      <SkeletonRows count={3} label="Loading today's session" />
    </Card>
  );
}

function PanelSkeleton() {
  return (
    <Card>
      <SkeletonRows count={5} label="Loading this tab" />
    </Card>
  );
}
