import { useId } from 'react';
import { lengthText } from '../../../lib/date-time-text';
import { Card, CardHeader } from '../../../ui/card';
import type { PartName } from '../player/player-view';

interface WarmUpProgressProps {
  part: Exclude<PartName, 'Exercise'>;
  seconds: number;
}

const notes = {
  'Warm-up': 'Easy does it. These minutes count; the workout starts right after.',
  Cooldown: 'Slow it all down. These minutes count, too.',
};

/** Replaces the workout's figures meanwhile. */
export function WarmUpProgress({ part, seconds }: WarmUpProgressProps) {
  const id = useId();
  return (
    <Card className="px-4 py-3 tabular-nums" aria-labelledby={id}>
      <CardHeader id={id} title={part} note={lengthText(seconds)} />
      <p className="leading-body text-fg-2">{notes[part]}</p>
    </Card>
  );
}
