import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NutritionGoals } from '../../../../shared/rules/nutrition/goals';
import { Dialog } from '../../../ui/dialog';
import { nutritionGoalsQuery } from '../api/nutrition-queries';
import { goalsText } from '../goals-text';
import { GoalsForm } from './goals-form';
import { SuggestedGoals } from './suggested-goals';

interface GoalsDialogProps {
  goals: NutritionGoals;
  onClose: () => void;
}

const isSame = (a: NutritionGoals, b: NutritionGoals) =>
  a.activityLevel === b.activityLevel && goalsText(a) === goalsText(b);

/** Daily targets, with what the profile suggests for the chosen activity. */
export function GoalsDialog({ goals, onClose }: GoalsDialogProps) {
  const [draft, setDraft] = useState(goals);
  const { data } = useQuery(nutritionGoalsQuery(draft.activityLevel));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your targets"
      description="What a typical day should add up to."
    >
      <div className="grid gap-5">
        {data?.suggestion && (
          <SuggestedGoals
            suggestion={data.suggestion}
            isUsed={data.isDefault && isSame(draft, data.suggestion.goals)}
            onUse={setDraft}
          />
        )}
        <GoalsForm goals={draft} onChange={setDraft} onSaved={onClose} />
      </div>
    </Dialog>
  );
}
