import { SkipForward } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../ui/button';
import type { PartName } from '../player/player-view';
import { ActionsRow } from './actions-row';

interface SkipPartProps {
  part: Exclude<PartName, 'Exercise'>;
  cue: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onSkip: () => void;
}

/** The whole warm-up or cooldown can be left out. */
export function SkipPart({ part, cue, heading, onSkip }: SkipPartProps) {
  return (
    <ActionsRow label={part} heading={heading} line={<span className="lg:hidden">{cue}</span>}>
      <Button variant="glass" size="sm" onClick={onSkip}>
        <SkipForward className="size-icon-sm flex-none" aria-hidden="true" />
        Skip {part.toLowerCase()}
      </Button>
    </ActionsRow>
  );
}
