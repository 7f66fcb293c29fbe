import type { Effort } from '../../../../shared/contracts/workouts';
import { Chip } from '../../../ui/chip';
import { effortTexts } from '../effort-texts';

interface EffortChoiceProps {
  effort: Effort | null;
  /** Until the server has the workout. */
  disabled?: boolean;
  onChoose: (effort: Effort) => void;
}

const efforts = ['too_easy', 'right', 'too_hard'] as const satisfies readonly Effort[];

/** How the workout felt, saved as it is touched. */
export function EffortChoice({ effort, disabled = false, onChoose }: EffortChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
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
    </fieldset>
  );
}
