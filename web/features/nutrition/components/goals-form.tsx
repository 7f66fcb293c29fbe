import { useState, type ComponentProps, type FormEvent } from 'react';
import {
  activityLevels,
  calorieBounds,
  nutritionGoalTypes,
  type NutritionGoals,
} from '../../../../shared/rules/nutrition/goals';
import { readQuantity, type Quantity } from '../../../../shared/rules/numbers/read-quantity';
import { energyQuantity, gramsQuantity } from '../quantities';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';
import { Select } from '../../../ui/select';
import { activityNames, caloriesProblem, goalTypeNames, macrosNote, withFittingCarbs } from '../goals-text';
import { useSetGoals } from '../use-goals';

interface GoalsFormProps {
  goals: NutritionGoals;
  onChange: (goals: NutritionGoals) => void;
  onSaved: () => void;
}

const goalOptions = nutritionGoalTypes.map((value) => ({ value, label: goalTypeNames[value] }));
const activityOptions = activityLevels.map((value) => ({ value, label: activityNames[value] }));
const macros = [
  { field: 'targetProteinG', label: 'Protein' },
  { field: 'targetCarbsG', label: 'Carbs' },
  { field: 'targetFatsG', label: 'Fats' },
] as const;

const mostGrams = 1_200;

interface TargetInputProps extends Pick<ComponentProps<typeof NumberInput>, 'unit' | 'size'> {
  value: number;
  quantity: Quantity;
  onChange: (value: number) => void;
}

/** The text stays as typed while it means the target; 0 for what is no number. */
function TargetInput({ value, quantity, onChange, ...rest }: TargetInputProps) {
  const [text, setText] = useState('');
  const meant = (typed: string) => Math.round(readQuantity(typed, quantity) ?? 0) || 0;
  return (
    <NumberInput
      {...rest}
      value={meant(text) === value ? text : String(value)}
      onChange={(typed) => {
        setText(typed);
        onChange(meant(typed));
      }}
    />
  );
}

/** Numbers that must add up, with a note when they do not. */
export function GoalsForm({ goals, onChange, onSaved }: GoalsFormProps) {
  const [tried, setTried] = useState(false);
  const { save, isSaving, tooLow, reset } = useSetGoals(onSaved);
  const note = macrosNote(goals);
  const problem = caloriesProblem(goals);
  const change = (changes: Partial<NutritionGoals>) => {
    reset();
    onChange({ ...goals, ...changes });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null && !note.isWrong && !isSaving) save(goals);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field label="Activity">
        <Select
          options={activityOptions}
          value={goals.activityLevel}
          onChange={(activityLevel) => change({ activityLevel })}
        />
      </Field>
      <Field label="Goal">
        <Select options={goalOptions} value={goals.goalType} onChange={(goalType) => change({ goalType })} />
      </Field>
      <Field label="Calories" error={tooLow ?? (tried ? problem : null)}>
        <TargetInput
          value={goals.targetCaloriesKcal}
          quantity={energyQuantity('kcal', calorieBounds.maximum)}
          unit="kcal"
          onChange={(targetCaloriesKcal) => change({ targetCaloriesKcal })}
        />
      </Field>
      <div className="grid grid-cols-fit-number gap-2">
        {macros.map(({ field, label }) => (
          <Field key={field} label={label}>
            <TargetInput
              value={goals[field]}
              quantity={gramsQuantity(mostGrams)}
              unit="g"
              size="sm"
              onChange={(grams) => change({ [field]: grams })}
            />
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p
          className={`flex-fit text-small leading-text ${note.isWrong ? 'font-semibold text-danger-text' : 'text-fg-2'}`}
          role="status"
        >
          {note.text}
        </p>
        {note.isWrong && (
          <Button size="sm" variant="text" onClick={() => change(withFittingCarbs(goals))}>
            Fit the carbs
          </Button>
        )}
      </div>
      <DialogActions>
        <Button type="submit" variant="go" size="lg" wide busy={isSaving} busyLabel="Saving">
          Save targets
        </Button>
      </DialogActions>
    </form>
  );
}
