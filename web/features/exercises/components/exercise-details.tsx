import { HeartPulse } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ExerciseMark, LibraryExercise } from '../../../../shared/contracts/exercises';
import { CoachFace } from '../../../ui/coach-face';
import type { MarkChange } from '../marks';
import type { WhyLeftOut } from '../why-left-out';
import { ExerciseFacts } from './exercise-facts';
import { HowToDoIt, Part } from './how-to-do-it';
import { MarkChips } from './mark-chips';
import { VariantLinks } from './variant-links';

interface ExerciseDetailsProps {
  exercise: LibraryExercise;
  library: readonly LibraryExercise[];
  /** Undefined for visitors. */
  mark: ExerciseMark | undefined;
  onMark: (change: MarkChange) => void;
  whyLeftOut: WhyLeftOut;
  /** Its actions. */
  Actions?: ComponentType<{ exercise: LibraryExercise }> | undefined;
}

/** Everything about an exercise, below its clip. */
export function ExerciseDetails(props: ExerciseDetailsProps) {
  const { exercise, library, mark, onMark, whyLeftOut, Actions } = props;
  const { id, name, notes } = exercise;
  const leftOut = whyLeftOut(exercise);
  return (
    <div className="grid gap-6 px-5 pt-5 pb-6 in-dialog-md:grid-cols-steps-cues in-dialog-md:gap-x-10 in-dialog-md:gap-y-7 in-dialog-md:px-7 in-dialog-md:pt-6 in-dialog-md:pb-7">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 in-dialog-md:col-span-full">
        <p className="text-num leading-none font-black tracking-hero" aria-hidden="true">
          {name}
        </p>
        {mark && <MarkChips exerciseId={id} mark={mark} onMark={onMark} />}
      </div>
      {leftOut && (
        <p className="flex gap-2 rounded-lg bg-warm-tint px-4 py-3 font-semibold text-warm-text in-dialog-md:col-span-full">
          <HeartPulse className="mt-0.5 size-icon flex-none" aria-hidden="true" />
          {leftOut}
        </p>
      )}
      {Actions && <Actions exercise={exercise} />}
      <ExerciseFacts exercise={exercise} />
      <HowToDoIt exercise={exercise} />
      <Part title="Notes" className="in-dialog-md:col-span-full">
        <div className="grid grid-cols-icon-words items-end gap-x-3">
          <CoachFace size="2.5rem" />
          <p className="justify-self-start rounded-lg rounded-bl-xs bg-coach-tint px-4 py-3">{notes}</p>
        </div>
      </Part>
      <VariantLinks exercise={exercise} library={library} />
    </div>
  );
}
