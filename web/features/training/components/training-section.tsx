import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TrainingPlan, TrainingSettings } from '../../../../shared/contracts/training';
import type { Weekday } from '../../../../shared/domain/training/person';
import { messageOf } from '../../../lib/api/api-error';
import { useAutoSave } from '../../../lib/use-auto-save';
import { Chip, ChipRow } from '../../../ui/chip';
import { ErrorState } from '../../../ui/error-state';
import { SaveNote } from '../../../ui/save-note';
import { SegmentedControl } from '../../../ui/segmented-control';
import { SettingsGroup, SettingsRow } from '../../../ui/settings-group';
import { SkeletonRows } from '../../../ui/skeleton';
import { choosePlan } from '../api/change-plan';
import { planQuery } from '../api/plan-query';
import { CalendarRow } from './calendar-row';

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
const ownable: readonly { kind: TrainingSettings['equipment'][number]; label: string }[] = [
  { kind: 'dumbbells', label: 'Dumbbells' },
  { kind: 'resistance_band', label: 'Resistance band' },
];

/** What somebody chose stands among the lengths that are offered. */
const lengthsWith = (minutes: number) => [...new Set([...lengths, minutes])].toSorted((a, b) => a - b);

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

interface TrainingSectionProps {
  /** The plan was made anew. */
  onPlan: (plan: TrainingPlan) => void;
}

/** Training days, usual length, what somebody owns, and the calendar of it. */
export function TrainingSection({ onPlan }: TrainingSectionProps) {
  const { data: plan, error, refetch, isFetching } = useQuery(planQuery());
  if (plan) return <Choices plan={plan} onPlan={onPlan} />;
  return (
    <SettingsGroup id="training" title="Training">
      {error ? (
        <ErrorState title="Your training didn't load" onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      ) : (
        <SkeletonRows count={4} label="Loading your training" />
      )}
    </SettingsGroup>
  );
}

function Choices({ plan, onPlan }: TrainingSectionProps & { plan: TrainingPlan }) {
  const queries = useQueryClient();
  const { days, minutes, equipment } = plan.settings;
  const stored: TrainingSettings = { days, minutes, equipment };
  const save = async (changes: Partial<TrainingSettings>) => {
    const known = queries.getQueryData(planQuery().queryKey)?.settings ?? stored;
    const saved = await choosePlan({ ...known, ...changes });
    queries.setQueryData(planQuery().queryKey, saved);
    onPlan(saved);
  };
  const { values, status, error, change, retry } = useAutoSave(stored, save);
  const reason = error ? messageOf(error, 'something went wrong') : null;
  const chooseDay = (day: Weekday) => {
    const chosen = toggled(values.days, day);
    if (chosen.length > 0) change({ days: chosen });
  };
  return (
    <SettingsGroup
      id="training"
      title="Training"
      note={<SaveNote status={status} reason={reason} onRetry={retry} />}
      footer="I plan the week around this. A mat, a chair and a wall are always there."
    >
      <SettingsRow label="Training days" description="At least one; rest is in between.">
        <ChipRow label="Training days">
          {weekdays.map(({ day, label, name }) => (
            <Chip
              key={day}
              narrow
              pressed={values.days.includes(day)}
              aria-label={name}
              onClick={() => chooseDay(day)}
            >
              {label}
            </Chip>
          ))}
        </ChipRow>
      </SettingsRow>
      <SettingsRow label="Minutes a session" description="Warm-up and cool-down included.">
        <SegmentedControl
          label="Minutes a session"
          options={lengthsWith(values.minutes).map((each) => ({ value: `${each}`, label: `${each} min` }))}
          value={`${values.minutes}`}
          onChange={(chosen) => change({ minutes: Number(chosen) })}
        />
      </SettingsRow>
      <SettingsRow label="What you have">
        <ChipRow label="What you have">
          {ownable.map(({ kind, label }) => (
            <Chip
              key={kind}
              pressed={values.equipment.includes(kind)}
              onClick={() => change({ equipment: toggled(values.equipment, kind) })}
            >
              {label}
            </Chip>
          ))}
        </ChipRow>
      </SettingsRow>
      <CalendarRow hasCalendar={plan.hasCalendar} />
    </SettingsGroup>
  );
}
