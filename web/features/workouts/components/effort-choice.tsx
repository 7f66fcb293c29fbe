import { useId } from 'react';
import type { Effort } from '../../../../shared/contracts/workouts';
import { Chip } from '../../../ui/chip';
import { effortTexts } from '../effort-texts';

interface EffortChoiceProps {
  effort: Effort | null;
  /** Say how the answer changes the next session. */
  changesNext?: boolean;
  /** Until the server has the workout. */
  disabled?: boolean;
  onChoose: (effort: Effort) => void;
}

const efforts = ['too_easy', 'right', 'too_hard'] as const satisfies readonly Effort[];

const followed: Record<Effort, string> = {
  too_easy: 'Got it. Your next session will ask a little more.',
  right: 'Got it. Your next session will build on this one.',
  too_hard: "Got it. I'll make the next one gentler.",
};

/** How the workout felt; saved on tap. */
export function EffortChoice({ effort, changesNext = false, disabled = false, onChoose }: EffortChoiceProps) {
  const noteId = useId();
  return (
    <fieldset className="flex flex-wrap gap-2" aria-describedby={changesNext ? noteId : undefined}>
      <legend className="mb-2 p-0 text-small font-semibold text-fg-2">How did it feel?</legend>
      {efforts.map((each) => (
        <Chip
          className="flex-auto justify-center"
          key={each}
          pressed={effort === each}
          disabled={disabled}
          onClick={() => onChoose(each)}
        >
          {effortTexts[each]}
        </Chip>
      ))}
      {changesNext && (
        <p className="basis-full text-small text-fg-2" id={noteId} role="status">
          {effort ? followed[effort] : 'Your answer shapes your next session.'}
        </p>
      )}
    </fieldset>
  );
}
