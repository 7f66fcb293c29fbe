import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TrainingPlan, TrainingSettings } from '../../../../shared/contracts/training';
import { ApiError, messageOf } from '../../../lib/api/api-error';
import { useAutoSave } from '../../../lib/use-auto-save';
import { Chip, ChipRow } from '../../../ui/chip';
import { ErrorState } from '../../../ui/error-state';
import { SaveNote } from '../../../ui/save-note';
import { SettingsGroup, SettingsRow } from '../../../ui/settings-group';
import { SkeletonRows } from '../../../ui/skeleton';
import { choosePlan } from '../api/change-plan';
import { planQuery } from '../api/plan-query';
import { toggled } from '../toggled';
import { CalendarRow } from './calendar-row';
import { DaysChoice, MinutesChoice } from './training-choices';

const ownable: readonly { kind: TrainingSettings['equipment'][number]; label: string }[] = [
  { kind: 'dumbbells', label: 'Dumbbells' },
  { kind: 'resistance_band', label: 'Resistance band' },
];

interface TrainingSectionProps {
  /** The plan has changed. */
  onPlan: (plan: TrainingPlan) => void;
}

/** Training days, usual length, equipment, and the calendar. */
export function TrainingSection({ onPlan }: TrainingSectionProps) {
  const { data: plan, error, refetch, isFetching } = useQuery(planQuery());
  if (plan) return <Choices plan={plan} onPlan={onPlan} />;
  return (
    <SettingsGroup id="training">
      {error ? (
        <ErrorState
          title="Your training didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      ) : (
        <SkeletonRows count={4} label="Loading your training" />
      )}
    </SettingsGroup>
  );
}

const chosenIn = ({ days, minutes, equipment }: TrainingSettings): TrainingSettings => ({
  days,
  minutes,
  equipment,
});

function Choices({ plan, onPlan }: TrainingSectionProps & { plan: TrainingPlan }) {
  const queries = useQueryClient();
  const refetch = () => queries.refetchQueries({ queryKey: planQuery().queryKey });
  const save = async (changes: Partial<TrainingSettings>) => {
    const known = queries.getQueryData(planQuery().queryKey) ?? plan;
    const settings = { ...chosenIn(known.settings), ...changes };
    const saved = await choosePlan({ ...settings, version: known.version }).catch(
      async (refusal: unknown) => {
        // A retry must change the current version of the plan.
        if (refusal instanceof ApiError && refusal.code === 'plan_changed') await refetch();
        throw refusal;
      },
    );
    queries.setQueryData(planQuery().queryKey, saved);
    onPlan(saved);
  };
  const { values, status, error, change, retry } = useAutoSave(chosenIn(plan.settings), save);
  const reason = error ? messageOf(error, 'something went wrong') : null;
  return (
    <SettingsGroup
      id="training"
      note={<SaveNote status={status} reason={reason} onRetry={retry} />}
      footer="I plan your week around this. I assume you always have a mat, a chair, and a wall."
    >
      <SettingsRow label="Training days" description="Pick at least one.">
        <DaysChoice value={values.days} onChange={(days) => change({ days })} />
      </SettingsRow>
      <SettingsRow label="Minutes per session" description="Warm-up and cooldown included.">
        <MinutesChoice value={values.minutes} onChange={(minutes) => change({ minutes })} />
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
