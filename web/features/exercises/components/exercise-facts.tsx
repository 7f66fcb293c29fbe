import type { ReactNode } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { equipmentName, listed, recommendation } from '../wording';
import { SkillLevel } from './skill-badge';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-0.5 text-small text-fg-2">{label}</dt>
      <dd className="leading-text font-semibold first-letter:uppercase">{children}</dd>
    </div>
  );
}

/** Recommended amount, equipment, and muscles. */
export function ExerciseFacts({ exercise }: { exercise: LibraryExercise }) {
  const { category, skillLevel, equipment, primaryMuscles, secondaryMuscles, avoidWith } = exercise;
  const stretches = category === 'flexibility';
  return (
    <dl className="grid grid-cols-fit-fact gap-4 rounded-lg bg-surface-2 p-4 tabular-nums in-dialog-md:col-span-full in-dialog-md:grid-cols-3 in-dialog-md:gap-x-6 in-dialog-md:p-5">
      <Fact label="Recommended">
        <b className="text-lead font-black tracking-title">{recommendation(exercise)}</b>
      </Fact>
      <Fact label="Skill level">
        <span className="inline-flex items-center gap-1.5">
          <SkillLevel level={skillLevel} />
        </span>
      </Fact>
      <Fact label="Equipment">{equipment.map(equipmentName).join(', ')}</Fact>
      <Fact label={stretches ? 'Stretches' : 'Main muscles'}>{listed(primaryMuscles)}</Fact>
      {secondaryMuscles.length > 0 && (
        <Fact label={stretches ? 'Also stretches' : 'Also works'}>{listed(secondaryMuscles)}</Fact>
      )}
      {avoidWith.length > 0 && <Fact label="Go easy if sore">{listed(avoidWith)}</Fact>}
    </dl>
  );
}
