import { SkipForward } from 'lucide-react';
import { lengthText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import type { PartName } from '../player/player-view';

interface WarmUpProgressProps {
  part: Exclude<PartName, 'Exercise'>;
  seconds: number;
  onSkip: () => void;
}

const notes = {
  'Warm-up': 'Easy does it. These minutes count; the workout starts right after.',
  Cooldown: 'Slow it all down. These minutes count, too.',
};

/** Replaces the workout's figures meanwhile. */
export function WarmUpProgress({ part, seconds, onSkip }: WarmUpProgressProps) {
  return (
    <Card className="px-4 py-3 tabular-nums on-side:py-2" aria-labelledby="warm-up-progress">
      <CardHeader id="warm-up-progress" title={part} note={lengthText(seconds)} />
      <p className="leading-body text-fg-2">{notes[part]}</p>
      <Button className="mt-3" variant="line" wide onClick={onSkip}>
        <SkipForward className="size-icon-sm flex-none" aria-hidden="true" />
        Skip {part.toLowerCase()}
      </Button>
    </Card>
  );
}
