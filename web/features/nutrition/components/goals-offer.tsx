import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { CoachFace } from '../../../ui/coach-face';
import { nutritionGoalsQuery } from '../api/nutrition-queries';
import { goalsText } from '../goals-text';
import { useSetGoals } from '../use-goals';

/** The coach's suggestion for people who still have the default targets. */
export function GoalsOffer() {
  const { data } = useQuery(nutritionGoalsQuery());
  const { save, isSaving } = useSetGoals(() => undefined);
  if (!data?.isDefault || !data.suggestion) return null;
  const { goals } = data.suggestion;
  return (
    <Card aria-labelledby="goals-offer">
      <div className="flex items-start gap-3">
        <CoachFace />
        <div className="min-w-0">
          <h2 id="goals-offer" className="text-small font-semibold text-coach-text">
            These are standard targets. For you, I'd suggest
          </h2>
          <p className="leading-text font-strong tabular-nums">{goalsText(goals)}</p>
        </div>
      </div>
      <Button
        className="mt-3"
        variant="line"
        wide
        busy={isSaving}
        busyLabel="Saving"
        onClick={() => save(goals)}
      >
        Set these targets
      </Button>
    </Card>
  );
}
