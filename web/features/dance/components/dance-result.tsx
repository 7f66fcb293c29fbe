import { RotateCcw, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { danceSets } from '../../../../shared/rules/dance/choices';
import { danceResult } from '../../../../shared/rules/dance/result';
import { useCountUp } from '../../../lib/use-count-up';
import { clockText } from '../../../lib/date-time-text';
import { whereKept } from '../../../lib/offline/where-kept';
import { Arc } from '../../../ui/arc';
import { Button } from '../../../ui/button';
import { CoachImage } from '../../../ui/coach-image';
import { Confetti } from '../../../ui/confetti';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Figure, Figures } from '../../../ui/figures';
import { Stage } from '../../../ui/stage';
import { useDanceDelivery } from '../outbox/use-dance-outbox';
import { summaryText, unpaidText } from '../result-text';
import type { DancedDance } from '../session/use-dance-run';
import { styleOf } from '../style-of';

interface DanceResultProps {
  danced: DancedDance;
  /** A camera ran, whatever was chosen before. */
  watched: boolean;
  /** What it earned, once the dance has arrived and its points are known. */
  points: ReactNode;
  onAgain: () => void;
  onClose: () => void;
}

/** Below this share of the time, a detected body may be noise or a passerby. */
const LEAST_SEEN = 0.1;

/** The result of a dance: this device's own until the server has answered. */
export function DanceResult({ danced, watched, points, onAgain, onClose }: DanceResultProps) {
  const { delivery, retry } = useDanceDelivery(danced.id);
  const saved = delivery?.saved ?? null;
  const result = saved ?? danceResult(danced.set, danced.samples);
  const failed = saved === null && (delivery?.failed ?? false);
  const isWhole = result.moves === danceSets[danced.set].moves;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isWhole ? 'Every move danced!' : 'Session ended'}
      description={summaryText(result)}
      size="lg"
      flush
    >
      <div className="grid in-dialog-lg:grid-cols-2">
        <Stage as="div" className="dance-podium">
          <Arc className="dance-podium-arc" value={result.score ?? 0} max={100} strokeWidth={12} glow />
          {result.stars > 0 && <Confetti />}
          <CoachImage pose={isWhole ? 'cheer' : 'listen'} className="dance-podium-coach" priority />
        </Stage>
        <div className="grid content-center gap-4 p-5 in-dialog-lg:p-8">
          <Score {...result} watched={watched} />
          <div className="border-y border-line py-3">
            <Figures label={`Your ${styleOf(danced.style).name} session`}>
              <Figure label="Calories" value={result.caloriesBurned} unit="kcal" note="estimated" />
              <Figure label="Moves" value={result.moves} />
              <Figure label="Duration" value={clockText(result.activeSeconds)} />
            </Figures>
          </div>
          {failed && (
            <div className="grid justify-items-start gap-2" role="alert">
              <p>
                {delivery?.state === 'refused'
                  ? `This dance couldn't be saved. ${whereKept(delivery.kept)} until you try again or discard it.`
                  : `${whereKept(delivery?.kept)}. I'll send it again as soon as you're back online.`}
              </p>
              {delivery?.state !== 'refused' && (
                <Button variant="line" busy={delivery?.state === 'sending'} onClick={retry}>
                  <RotateCcw className="icon-sm" aria-hidden="true" />
                  Retry
                </Button>
              )}
            </div>
          )}
          {saved?.unpaidReason && (
            <p role="status">{unpaidText(saved.unpaidReason, { watched, ...saved })}</p>
          )}
          {saved && saved.unpaidReason === null && points}
          <DialogActions>
            <Button variant="line" size="lg" onClick={onClose}>
              Done
            </Button>
            <Button variant="go" size="lg" onClick={onAgain}>
              Dance again
            </Button>
          </DialogActions>
        </div>
      </div>
    </Dialog>
  );
}

interface ScoreProps {
  score: number | null;
  stars: 0 | 1 | 2 | 3;
  trackedShare: number;
  watched: boolean;
}

function Score({ score, stars, trackedShare, watched }: ScoreProps) {
  const shown = useCountUp(score ?? 0);
  if (score === null || trackedShare < LEAST_SEEN) {
    return (
      <p className="text-lead font-strong">
        {watched
          ? "The camera didn't see enough of you to give a score."
          : 'No camera, so no score for this one.'}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p
        className="text-hero leading-none font-black tracking-hero tabular-nums"
        aria-label={`Score ${score} percent`}
      >
        {shown}%
      </p>
      <p className="flex gap-1" role="img" aria-label={`${stars} of 3 stars`}>
        {[1, 2, 3].map((star) => (
          <Star
            key={star}
            className={star <= stars ? 'size-8 fill-warm text-warm' : 'size-8 text-fg-3'}
            aria-hidden="true"
          />
        ))}
      </p>
    </div>
  );
}
