import type { ReactNode } from 'react';
import type { ExerciseMark, LibraryExercise } from '../../../../shared/contracts/exercises';
import { CoachFace } from '../../../ui/coach-face';
import type { MarkChange } from '../marks';
import { ExerciseFacts } from './exercise-facts';
import { MarkChips } from './mark-chips';
import { VariantLinks } from './variant-links';
import './exercise-details.css';

interface ExerciseDetailsProps {
  exercise: LibraryExercise;
  library: readonly LibraryExercise[];
  /** Undefined for visitors. */
  mark: ExerciseMark | undefined;
  onMark: (change: MarkChange) => void;
}

/** Everything about an exercise below its clip. */
export function ExerciseDetails({ exercise, library, mark, onMark }: ExerciseDetailsProps) {
  const { id, name, instructions, cues, mistakes, notes } = exercise;
  return (
    <div className="exercise-details">
      <div className="exercise-details-head">
        <p className="exercise-details-name" aria-hidden="true">
          {name}
        </p>
        {mark && <MarkChips exerciseId={id} mark={mark} onMark={onMark} />}
      </div>
      <ExerciseFacts exercise={exercise} />
      <Part title="How to do it" className="exercise-details-steps">
        <ol>
          {instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Part>
      <Part title="Cues" className="exercise-details-cues">
        <Lines lines={cues} />
      </Part>
      <Part title="Common mistakes" className="exercise-details-mistakes">
        <Lines lines={mistakes} />
      </Part>
      <Part title="Notes" className="exercise-details-notes">
        <CoachFace size="2.5rem" />
        <p>{notes}</p>
      </Part>
      <VariantLinks exercise={exercise} library={library} />
    </div>
  );
}

function Part({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
