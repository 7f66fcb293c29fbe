import { Clock, Dumbbell, Flame, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Routine, RoutineId } from '../../../../shared/domain/routines';
import { Button } from '../../../ui/button';
import type { CoachPose } from '../../../ui/coach-image';
import { WorkoutCard } from './workout-card';

const poses: Record<RoutineId, CoachPose> = {
  'full-body': 'cheer',
  'core-blast': 'hips',
  'lower-body-hiit': 'sprint',
  'upper-body-power': 'wave',
  'cardio-blast': 'jump',
  'flexibility-flow': 'reach',
};

interface RoutineCardProps {
  routine: Routine;
  /** The one to begin with: larger, and its button is the page's action. */
  featured?: boolean;
  starting: boolean;
  onStart: () => void;
}

export function RoutineCard({ routine, featured = false, starting, onStart }: RoutineCardProps) {
  const { id, name, description, level, exercises, durationText, totalCalories } = routine;
  return (
    <WorkoutCard
      pose={poses[id]}
      badge={level.charAt(0).toUpperCase() + level.slice(1)}
      title={name}
      description={description}
      featured={featured}
    >
      <ul
        className="flex flex-wrap gap-x-4 gap-y-1 text-small font-semibold tabular-nums"
        aria-label="At a glance"
      >
        <Fact icon={Clock}>{durationText}</Fact>
        <Fact icon={Flame}>{totalCalories} kcal</Fact>
        <Fact icon={Dumbbell}>{exercises.length} exercises</Fact>
      </ul>
      <Button
        variant={featured ? 'go' : 'line'}
        size={featured ? 'lg' : 'md'}
        busy={starting}
        aria-label={starting ? undefined : `Start Workout: ${name}`}
        onClick={onStart}
      >
        Start Workout
      </Button>
    </WorkoutCard>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon className="size-icon-sm flex-none text-fg-2" aria-hidden="true" />
      {children}
    </li>
  );
}
