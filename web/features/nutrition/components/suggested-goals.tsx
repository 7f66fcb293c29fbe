import type { NutritionGoals } from '../../../../shared/rules/nutrition/goals';
import type { GoalsSuggestion } from '../../../../shared/rules/nutrition/suggest-goals';
import { Button } from '../../../ui/button';
import { CoachFace } from '../../../ui/coach-face';
import { goalsText, suggestionReasons } from '../goals-text';

interface SuggestedGoalsProps {
  suggestion: GoalsSuggestion;
  /** They are the targets already, because none were set. */
  isUsed: boolean;
  onUse: (goals: NutritionGoals) => void;
}

/** The coach's suggested targets, and why. */
export function SuggestedGoals({ suggestion, isUsed, onUse }: SuggestedGoalsProps) {
  return (
    <section className="grid gap-3 rounded-lg bg-coach-tint p-4" aria-labelledby="suggested-goals">
      <div className="flex items-start gap-3">
        <CoachFace />
        <div className="min-w-0">
          <h3 id="suggested-goals" className="text-small font-semibold text-coach-text">
            {isUsed ? 'I set these to fit your goal' : "I'd suggest"}
          </h3>
          <p className="leading-text font-strong tabular-nums">{goalsText(suggestion.goals)}</p>
        </div>
      </div>
      <ul className="grid gap-1 text-small leading-body text-fg-2">
        {suggestionReasons(suggestion).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {!isUsed && (
        <Button variant="line" onClick={() => onUse(suggestion.goals)}>
          Use these numbers
        </Button>
      )}
    </section>
  );
}
