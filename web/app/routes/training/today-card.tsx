import { SessionChanges } from '../../../features/training/components/session-changes';
import { SessionFacts, SessionReasons } from '../../../features/training/components/session-facts';
import { SessionTitle } from '../../../features/training/components/session-title';
import { WorkoutCard } from '../../../features/workouts/components/workout-card';
import type { ChoosingWorkout } from '../../../features/workouts/use-choose-workout';
import { trainingChoice } from '../../../features/workouts/workout-choice';
import { Button } from '../../../ui/button';
import { startText } from './start-text';
import { useShowToday } from './use-show-today';
import type { PlannedToday } from './use-today';

interface TodayCardProps {
  today: PlannedToday;
  choosing: ChoosingWorkout;
}

/** Today's session, above all other workouts. */
export function TodayCard({ today, choosing }: TodayCardProps) {
  const showToday = useShowToday();
  const { session } = today;
  const isRest = today.isRestDay || today.isDone;
  const badge = today.isDone ? 'You trained today' : today.isRestDay ? 'Rest day' : 'Today';
  return (
    <ul aria-label="Today">
      <WorkoutCard
        pose={isRest ? 'reach' : 'hips'}
        badge={badge}
        title={<SessionTitle title={session.title} />}
        description={<span role="status">{today.changed ?? today.opening}</span>}
        featured
      >
        <SessionFacts session={session} />
        <SessionReasons session={session} />
        <SessionChanges isChanged={today.isChanged} onChanged={showToday} />
        <Button
          variant={isRest ? 'line' : 'go'}
          size="lg"
          busy={choosing.starting === session.trainingId}
          onClick={() => choosing.choose(trainingChoice(session))}
        >
          {startText(today, "Start today's session")}
        </Button>
      </WorkoutCard>
    </ul>
  );
}
