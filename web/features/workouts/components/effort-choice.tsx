import { useId } from 'react';
import type { Effort } from '../../../../shared/contracts/workouts';
import { Chip } from '../../../ui/chip';
import { effortTexts } from '../effort-texts';

interface EffortChoiceProps {
  effort: Effort | null;
  /** What the answer does to the plan; absent if it does nothing. */
  note?: string | null;
  onChoose: (effort: Effort) => void;
}

const efforts = ['too_easy', 'right', 'too_hard'] as const satisfies readonly Effort[];

/** How the workout felt; saved on tap. */
export function EffortChoice({ effort, note = null, onChoose }: EffortChoiceProps) {
  const noteId = useId();
  return (
    <fieldset className="grid grid-cols-3 gap-2" aria-describedby={note ? noteId : undefined}>
      <legend className="mb-2 p-0 font-strong">How did it feel?</legend>
      {efforts.map((each) => (
        <Chip
          className="justify-center text-center"
          narrow
          key={each}
          pressed={effort === each}
          onClick={() => effort !== each && onChoose(each)}
        >
          {effortTexts[each]}
        </Chip>
      ))}
      {note && (
        <p className="col-span-3 text-small text-fg-2" id={noteId} role="status">
          {note}
        </p>
      )}
    </fieldset>
  );
}
