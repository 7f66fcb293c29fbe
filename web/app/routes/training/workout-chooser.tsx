import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { OwnRoutine } from '../../../../shared/contracts/routines';
import { routines, type Routine } from '../../../../shared/rules/routines';
import type { UnitSystem } from '../../../../shared/rules/units';
import { countsText } from '../../../../shared/rules/what-counts';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { adviceText } from '../../../features/workouts/advice-text';
import { CustomizeCard } from '../../../features/workouts/components/customize-card';
import { ResumeCard } from '../../../features/workouts/components/resume-card';
import { RoutineCard } from '../../../features/workouts/components/routine-card';
import { UnsentCard } from '../../../features/workouts/components/unsent-card';
import { WarmUpChoice } from '../../../features/workouts/components/warm-up-choice';
import { readPlace } from '../../../features/workouts/player/kept-place';
import type { ChoosingWorkout } from '../../../features/workouts/use-choose-workout';
import type { WarmUpFirst } from '../../../features/workouts/use-warm-up-first';
import { customChoice, repeatChoice, routineChoice } from '../../../features/workouts/workout-choice';
import { Card, CardHeader } from '../../../ui/card';
import { SkeletonRows } from '../../../ui/skeleton';
import { usePageTitle } from '../../use-page-title';
import { CustomExercisesCard } from './custom-exercises-card';
import { useShowPlan } from './use-show-plan';
import { useToday } from './use-today';

// Shared with the dashboard.
const TodayCard = lazy(async () => ({ default: (await import('./today-card')).TodayCard }));
// Below the fold, so these load after the page.
const OwnRoutines = lazy(async () => ({
  default: (await import('../../../features/routines/components/own-routines')).OwnRoutines,
}));
const OfflineWorkoutsCard = lazy(async () => ({
  default: (await import('./offline-workouts-card')).OfflineWorkoutsCard,
}));
const ProgramsSection = lazy(async () => ({
  default: (await import('../../../features/training/components/programs-section')).ProgramsSection,
}));
const RoutineAdvice = lazy(async () => ({ default: (await import('./routine-advice')).RoutineAdvice }));
const WorkoutHistory = lazy(async () => ({
  default: (await import('../../../features/workouts/components/workout-history')).WorkoutHistory,
}));
const PersonalRecords = lazy(async () => ({
  default: (await import('../../../features/workouts/components/personal-records')).PersonalRecords,
}));

interface WorkoutChooserProps {
  choosing: ChoosingWorkout;
  warmUp: WarmUpFirst;
  /** Whether the person just came from the builder. */
  returned: boolean;
  /** Opens the builder, empty or with one of the person's own routines. */
  onBuild: (routine: OwnRoutine | null) => void;
}

/** Where every workout starts. */
export function WorkoutChooser({ choosing, warmUp, returned, onBuild }: WorkoutChooserProps) {
  const { open, unsent, starting, choose } = choosing;
  const { data: profile, isPending } = useQuery(profileQuery());
  const units = profile?.units ?? 'metric';
  usePageTitle('Choose Your Workout');
  const today = useToday();
  const showPlan = useShowPlan();
  const [advised, setAdvised] = useState<Routine | null>(null);
  const resting = !open && !unsent.waiting;
  // Until it is known what stands here, its place is kept.
  const isPlaceKept = resting && (isPending || choosing.isPending);
  const [isLeft] = useState(() => readPlace() !== null);
  // If she has planned nothing, the first routine is featured.
  const featuresRoutine = resting && !today && !isPlaceKept;
  return (
    <div className="grid gap-3 px-gutter pt-2 pb-4 md:gap-4 lg:max-w-wide">
      <ChooserHeader />
      {unsent.waiting && (
        <UnsentCard
          workout={unsent.waiting}
          openTitle={open?.title}
          sending={unsent.sending}
          onRetry={unsent.retry}
        />
      )}
      {/* An open workout has too little to say for the whole width. */}
      <div
        className={
          open || (isPlaceKept && isLeft) ? 'grid gap-3 md:gap-4 lg:grid-cols-main-aside' : 'contents'
        }
      >
        {open && <ResumeCard session={open} onResume={choosing.resume} />}
        {isPlaceKept && <TodayCardSkeleton isLeft={isLeft} />}
        {resting && today && !isPlaceKept && (
          <Suspense fallback={<TodayCardSkeleton />}>
            <TodayCard today={today} choosing={choosing} />
          </Suspense>
        )}
        <CustomExercisesCard />
      </div>
      <WarmUpChoice checked={warmUp.warmUpFirst} onChange={warmUp.change} />
      <ul
        className={`grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3 ${
          featuresRoutine ? 'md:*:first:col-span-full' : 'md:*:last:col-span-full'
        }`}
      >
        {routines.map((routine, index) => (
          <RoutineCard
            key={routine.id}
            routine={routine}
            featured={index === 0 && featuresRoutine}
            starting={starting === routine.id}
            onStart={() => choose(routineChoice(routine))}
            advice={profile?.training ? adviceText(routine, profile.training) : null}
            onAdvice={() => setAdvised(routine)}
          />
        ))}
        <CustomizeCard focused={returned} featured={!featuresRoutine} onBuild={() => onBuild(null)} />
      </ul>
      {profile?.training && (
        <Suspense fallback={<CardSkeleton title="Programs" rows={4} />}>
          <ProgramsSection onPlan={showPlan} />
        </Suspense>
      )}
      <Suspense fallback={<CardSkeleton title="Built by you" rows={2} />}>
        <OwnRoutines
          starting={starting}
          onStart={({ id, name, exercises }) => choose(customChoice(id, name, exercises))}
          onEdit={onBuild}
        />
      </Suspense>
      <Suspense fallback={<CardSkeleton title="Train without a connection" rows={6} />}>
        <OfflineWorkoutsCard />
      </Suspense>
      <DoneBefore choosing={choosing} units={units} />
      {advised && !choosing.question && (
        <Suspense>
          <RoutineAdvice routine={advised} choosing={choosing} onClose={() => setAdvised(null)} />
        </Suspense>
      )}
    </div>
  );
}

function ChooserHeader() {
  return (
    <header className="grid gap-1.5 py-2">
      <h1 className="text-display leading-none font-black tracking-hero">Choose Your Workout</h1>
      <p className="text-lead text-fg-2">Pick one. I'll count, you move.</p>
      <p className="text-small text-fg-3">{countsText}</p>
    </header>
  );
}

/** What was trained before, and how well. */
function DoneBefore({ choosing, units }: { choosing: ChoosingWorkout; units: UnitSystem }) {
  const { starting, choose } = choosing;
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-main-aside lg:items-start">
      <Suspense fallback={<CardSkeleton title="Your workouts" rows={5} />}>
        <WorkoutHistory
          units={units}
          starting={starting}
          onRepeat={(session) => choose(repeatChoice(session))}
        />
      </Suspense>
      <Suspense fallback={<CardSkeleton title="Personal records" rows={3} />}>
        <PersonalRecords units={units} />
      </Suspense>
    </div>
  );
}

/** As high as what will stand here: an open workout if one was left on this device, else the plan. */
function TodayCardSkeleton({ isLeft = false }: { isLeft?: boolean }) {
  return (
    <Card className={isLeft ? '' : 'grid min-h-plan content-end md:min-h-glimpse'} aria-label="Today">
      <SkeletonRows count={3} label="Loading today's session" />
    </Card>
  );
}

function CardSkeleton({ title, rows }: { title: string; rows: number }) {
  return (
    <Card aria-label={title}>
      <CardHeader title={title} />
      <SkeletonRows count={rows} />
    </Card>
  );
}
