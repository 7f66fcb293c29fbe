import type { TrainingChoice } from '../../../../shared/contracts/training';
import { DaysChoice, MinutesChoice } from './training-choices';

interface TrainingWeekChoiceProps {
  value: TrainingChoice;
  onChange: (choice: TrainingChoice) => void;
}

/** Training days and minutes before there is a plan. */
export function TrainingWeekChoice({ value, onChange }: TrainingWeekChoiceProps) {
  return (
    <section className="grid gap-3 border-t border-line pt-6" aria-labelledby="training-week-choice">
      <h2 className="text-title" id="training-week-choice">
        Your training week
      </h2>
      <p className="text-small leading-body text-fg-2">
        I'll plan around these days and minutes, warm-up and cooldown included. You can change them anytime.
      </p>
      <DaysChoice value={value.days} onChange={(days) => onChange({ ...value, days })} />
      <MinutesChoice value={value.minutes} onChange={(minutes) => onChange({ ...value, minutes })} />
    </section>
  );
}
