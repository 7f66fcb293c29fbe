import { Clock, Footprints, Zap } from 'lucide-react';
import { Barbell } from '../../../ui/barbell';
import type { ReactNode } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { grouped } from '../../../../shared/rules/number-text';
import { StatCard, StatCards } from '../../../ui/stat-card';
import { lastDays } from '../last-days';

/** A shorter day does not fill its bar: four minutes are not a full one. */
const leastFullMinutes = 20;

interface StatSectionProps {
  profile: Profile | undefined;
  className?: string;
  /** Shown next to Steps Today. */
  stepsTool?: ReactNode;
}

/** The four totals, each with its last seven days. */
export function StatSection({ profile, className, stepsTool }: StatSectionProps) {
  const progress = profile?.progress;
  const loading = !progress;
  const shown = (value: number | undefined) => grouped(value ?? 0);
  const week = (value: Parameters<typeof lastDays>[2]) =>
    progress && lastDays(progress.days, progress.today, value);
  return (
    <StatCards className={className}>
      <StatCard
        label="Calories Burned"
        icon={<Zap aria-hidden="true" />}
        value={shown(progress?.caloriesLost)}
        unit="kcal est."
        week={week('caloriesKcal')}
        loading={loading}
      />
      <StatCard
        label="Workouts Completed"
        icon={<Barbell aria-hidden="true" />}
        value={shown(progress?.workoutsCompleted)}
        unit={progress?.workoutsCompleted === 1 ? 'session' : 'sessions'}
        week={week('workouts')}
        loading={loading}
      />
      <StatCard
        label="Workout Time"
        icon={<Clock aria-hidden="true" />}
        value={shown(progress?.workoutTimeMinutes)}
        unit={progress?.workoutTimeMinutes === 1 ? 'minute' : 'minutes'}
        week={week('activeMinutes')}
        fullDay={leastFullMinutes}
        loading={loading}
      />
      <StatCard
        label="Steps Today"
        icon={<Footprints aria-hidden="true" />}
        value={shown(progress?.stepsToday)}
        tone="cool"
        week={week('steps')}
        tool={stepsTool}
        loading={loading}
      />
    </StatCards>
  );
}
