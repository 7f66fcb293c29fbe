import { Clock, Dumbbell, Flame } from 'lucide-react';
import type { Routine, RoutineId } from '../../../../shared/domain/routines';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';
import './routine-card.css';

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
    <li className={featured ? 'routine-card routine-card-featured' : 'routine-card'}>
      <Stage as="div" className="routine-card-stage">
        <CoachImage pose={poses[id]} />
        <Badge tone="glass">{level.charAt(0).toUpperCase() + level.slice(1)}</Badge>
        <h2>{name}</h2>
      </Stage>
      <div className="routine-card-words">
        <p>{description}</p>
        <ul className="routine-card-facts num" aria-label="At a glance">
          <li>
            <Clock className="icon-sm" aria-hidden="true" />
            {durationText}
          </li>
          <li>
            <Flame className="icon-sm" aria-hidden="true" />
            {totalCalories} kcal
          </li>
          <li>
            <Dumbbell className="icon-sm" aria-hidden="true" />
            {exercises.length} exercises
          </li>
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
      </div>
    </li>
  );
}
