import { useState } from 'react';
import type { TrainingChoice } from '../../../../shared/contracts/training';
import type { Weekday } from '../../../../shared/rules/training/person';
import { Chip } from '../../../ui/chip';
import { SegmentedControl } from '../../../ui/segmented-control';
import { toggled } from '../toggled';

const weekdays: readonly { day: Weekday; label: string; name: string }[] = [
  { day: 1, label: 'Mon', name: 'Monday' },
  { day: 2, label: 'Tue', name: 'Tuesday' },
  { day: 3, label: 'Wed', name: 'Wednesday' },
  { day: 4, label: 'Thu', name: 'Thursday' },
  { day: 5, label: 'Fri', name: 'Friday' },
  { day: 6, label: 'Sat', name: 'Saturday' },
  { day: 7, label: 'Sun', name: 'Sunday' },
];
const lengths = [10, 15, 20, 30, 45];

/** The current length is listed even if it is not a standard one. */
const lengthsWith = (minutes: number) => [...new Set([...lengths, minutes])].toSorted((a, b) => a - b);

interface ChoicesProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** The days to train on, at least one. */
export function DaysChoice({ value, onChange }: ChoicesProps<TrainingChoice['days']>) {
  const [isRefused, setIsRefused] = useState(false);
  const choose = (day: Weekday) => {
    const chosen = toggled(value, day);
    setIsRefused(chosen.length === 0);
    if (chosen.length > 0) onChange(chosen.toSorted((a, b) => a - b));
  };
  return (
    // An explicit width: next to a label the days would stack vertically.
    <div className="whole-row w-full sm:w-sm">
      <div className="grid grid-cols-weekdays gap-1" role="group" aria-label="Training days">
        {weekdays.map(({ day, label, name }) => (
          <Chip
            className="justify-center"
            key={day}
            narrow
            pressed={value.includes(day)}
            aria-label={name}
            onClick={() => choose(day)}
          >
            {label}
          </Chip>
        ))}
      </div>
      <p className="text-small leading-text text-warm-text not-empty:mt-2" role="status">
        {isRefused && 'Keep at least one training day. To remove this one, pick another first.'}
      </p>
    </div>
  );
}

/** The usual length of a session. */
export function MinutesChoice({ value, onChange }: ChoicesProps<number>) {
  const offered = lengthsWith(value);
  // With the unit only on the last one, they fit on one line on a phone.
  const face = (minutes: number) => (minutes === offered.at(-1) ? `${minutes} min` : minutes);
  return (
    <SegmentedControl
      label="Minutes per session"
      options={offered.map((each) => ({ value: `${each}`, label: `${each} min`, face: face(each) }))}
      value={`${value}`}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
