import { Medal } from 'lucide-react';
import type { NewRecord, PlannedExercise } from '../../../../shared/contracts/workouts';
import type { UnitSystem } from '../../../../shared/rules/units';
import { loadText, loadUnit } from '../set-drafts';

interface NewRecordsProps {
  records: readonly NewRecord[];
  plan: readonly PlannedExercise[];
  units: UnitSystem;
}

/** Records just beaten. The region stays mounted so they are announced. */
export function NewRecords({ records, plan, units }: NewRecordsProps) {
  const nameOf = (exerciseId: string) =>
    plan.find((each) => each.exerciseId === exerciseId)?.name ?? exerciseId;
  return (
    <div role="status">
      {records.length > 0 && (
        <div className="new-records flex gap-3 rounded-md bg-warm-tint px-4 py-3 tabular-nums">
          <Medal className="mt-0.5 size-icon-lg flex-none text-warm-mark" aria-hidden="true" />
          <div>
            <b className="text-warm-text">
              {records.length === 1 ? 'New personal record!' : `${records.length} new personal records!`}
            </b>
            <ul>
              {records.map(({ exerciseId, kind, value }) => (
                <li className="text-small" key={`${exerciseId} ${kind}`}>
                  {nameOf(exerciseId)}{' '}
                  <b className="text-warm-text">
                    {kind === 'reps' ? `${value} reps` : `${loadText(value, units)} ${loadUnit(units)}`}
                  </b>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
