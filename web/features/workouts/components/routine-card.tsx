import { Clock, Flame, Shuffle, type LucideIcon } from 'lucide-react';
import { Barbell } from '../../../ui/barbell';
import type { ReactNode } from 'react';
import type { Routine, RoutineId } from '../../../../shared/rules/routines';
import { burnedText } from '../../../../shared/rules/kcal-text';
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
  /** The featured one: larger, and its button is the page's main action. */
  featured?: boolean;
  starting: boolean;
  onStart: () => void;
  /** What the coach would change; null if nothing. */
  advice: string | null;
  onAdvice: () => void;
}

export function RoutineCard(props: RoutineCardProps) {
  const { routine, featured = false, starting, onStart, advice, onAdvice } = props;
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
        <Fact icon={Flame}>{burnedText(totalCalories)}</Fact>
        <Fact icon={Barbell}>{exercises.length} exercises</Fact>
      </ul>
      {advice && (
        <Button
          className="-mx-2 self-start"
          variant="text"
          size="sm"
          aria-label={`${advice} in ${name}`}
          onClick={onAdvice}
        >
          <Shuffle className="icon-sm" aria-hidden="true" />
          {advice}
        </Button>
      )}
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
