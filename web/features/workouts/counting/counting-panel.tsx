import { RotateCcw, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import type { CountedExercise } from './rules/counted-exercises';
import type { CountingState } from './rules/rep-counter';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { IconButton } from '../../../ui/icon-button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { PlayerView } from '../player/player-view';
import { problemOf } from './camera-problems';
import { amountText, announcedCount } from './count-text';
import type { CountingCamera } from './counting-camera';
import { Mirror } from './mirror';
import { placementText } from './placement';

interface CountingPanelProps {
  view: PlayerView;
  exercise: CountedExercise;
  camera: CountingCamera;
  picture: ReactNode;
  count: CountingState;
  cue: string | null;
  onOff: () => void;
}

/** The mirror and the count, shown in place of the next exercises. */
export function CountingPanel(props: CountingPanelProps) {
  const { exercise, camera, picture, count, onOff } = props;
  return (
    <Card
      className="counting-panel relative px-4 py-3 on-side:px-3 on-side:py-2"
      aria-label={`${brand.coach} counts`}
    >
      <Mirror camera={camera} picture={picture} />
      <div className="counting-panel-told grid min-w-0 content-center lg:content-start">
        <Told {...props} />
      </div>
      <IconButton
        label="Stop counting"
        className="absolute top-1 right-1 lg:top-auto lg:right-2 lg:bottom-2"
        onClick={onOff}
      >
        <VideoOff aria-hidden="true" />
      </IconButton>
      <VisuallyHidden live="polite">{announcedCount(exercise, count)}</VisuallyHidden>
    </Card>
  );
}

const noteClass = 'text-small leading-snug text-fg-2';

function Told({ view, exercise, camera, count, cue }: CountingPanelProps) {
  const problem = problemOf(camera);
  if (view.paused) return <p className={noteClass}>The camera is off while you pause.</p>;
  if (problem) {
    return (
      <div className="grid justify-items-start gap-2 pr-8" role="alert">
        <p className={noteClass}>
          <b className="block font-strong text-fg">{problem.title}</b>
          {problem.text}
        </p>
        <Button variant="line" size="sm" onClick={camera.retry}>
          <RotateCcw className="size-icon-sm flex-none" aria-hidden="true" />
          Retry
        </Button>
      </div>
    );
  }
  if (view.phase === 'rest') return <p className={`${noteClass} pr-8`}>{placementText(exercise)}</p>;
  const { amount, unit } = amountText(exercise, count);
  return (
    <>
      <p className="flex items-baseline gap-2 tabular-nums">
        <b className="counting-panel-amount leading-none font-black tracking-hero">{amount}</b>
        <span className="font-strong text-fg-2">{unit}</span>
      </p>
      <p className="min-h-row content-center leading-snug font-strong">
        {cue ?? <span className={noteClass}>{count.range === null ? '' : `Range ${count.range}%`}</span>}
      </p>
    </>
  );
}
