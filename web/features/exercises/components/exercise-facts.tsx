import type { ReactNode } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { equipmentName, listed, recommendation } from '../wording';
import { SkillBadge } from './skill-badge';
import './exercise-facts.css';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How much is recommended, what it needs and what it trains. */
export function ExerciseFacts({ exercise }: { exercise: LibraryExercise }) {
  const { skillLevel, equipment, primaryMuscles, secondaryMuscles, avoidWith } = exercise;
  return (
    <dl className="exercise-facts num">
      <Fact label="Recommended">
        <b className="exercise-facts-recommended">{recommendation(exercise)}</b>
      </Fact>
      <Fact label="Skill level">
        <SkillBadge level={skillLevel} />
      </Fact>
      <Fact label="Equipment">{equipment.map(equipmentName).join(', ')}</Fact>
      <Fact label="Main muscles">{listed(primaryMuscles)}</Fact>
      {secondaryMuscles.length > 0 && <Fact label="Also works">{listed(secondaryMuscles)}</Fact>}
      {avoidWith.length > 0 && <Fact label="Take care with sore">{listed(avoidWith)}</Fact>}
    </dl>
  );
}
