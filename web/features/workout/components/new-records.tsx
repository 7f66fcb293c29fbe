import { Medal } from 'lucide-react';
import type { NewRecord, PlannedExercise } from '../../../../shared/contracts/workouts';
import type { UnitSystem } from '../../../../shared/domain/units';
import { loadText, loadUnit } from '../set-drafts';
import './new-records.css';

interface NewRecordsProps {
  records: readonly NewRecord[];
  plan: readonly PlannedExercise[];
  units: UnitSystem;
}

/** Bests that were just beaten. The region stays in the page so that they are announced. */
export function NewRecords({ records, plan, units }: NewRecordsProps) {
  const nameOf = (exerciseId: string) =>
    plan.find((each) => each.exerciseId === exerciseId)?.name ?? exerciseId;
  return (
    <div role="status">
      {records.length > 0 && (
        <div className="new-records num">
          <Medal className="icon-lg" aria-hidden="true" />
          <div>
            <b>{records.length === 1 ? 'New personal record!' : `${records.length} new personal records!`}</b>
            <ul>
              {records.map(({ exerciseId, kind, value }) => (
                <li key={`${exerciseId} ${kind}`}>
                  {nameOf(exerciseId)}{' '}
                  <b>{kind === 'reps' ? `${value} reps` : `${loadText(value, units)} ${loadUnit(units)}`}</b>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
