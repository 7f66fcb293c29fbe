import { SkipForward } from 'lucide-react';
import { lengthText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import type { PartName } from '../player/player-view';
import './warm-up-progress.css';

interface WarmUpProgressProps {
  part: Exclude<PartName, 'Exercise'>;
  seconds: number;
  /** Undefined where the bar above holds the way out. */
  onSkip?: () => void;
}

const notes = {
  'Warm-up': 'Easy does it. Nothing here is counted; the workout starts right after.',
  'Cool-down': 'Slow it all down. Your workout is saved; nothing here is counted.',
};

/** In the place of the workout's figures, which rest meanwhile. */
export function WarmUpProgress({ part, seconds, onSkip }: WarmUpProgressProps) {
  return (
    <Card className="warm-up-progress num" aria-labelledby="warm-up-progress">
      <CardHeader id="warm-up-progress" title={part} note={lengthText(seconds)} />
      <p>{notes[part]}</p>
      {onSkip && (
        <Button variant="line" wide onClick={onSkip}>
          <SkipForward className="icon-sm" aria-hidden="true" />
          Skip {part}
        </Button>
      )}
    </Card>
  );
}
