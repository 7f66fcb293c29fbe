import { RotateCcw, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Arc } from '../../../ui/arc';
import { Button } from '../../../ui/button';
import { CoachImage } from '../../../ui/coach-image';
import { Dialog } from '../../../ui/dialog';
import { Figure, Figures } from '../../../ui/figures';
import { FestiveText } from '../../../ui/party-popper';
import { Stage } from '../../../ui/stage';
import type { Reward } from '../reward-text';
import type { WorkoutResult } from '../workout-result';
import { Confetti } from '../../../ui/confetti';
import { RewardCard } from './reward-card';

/** A partly done workout does not get the words for a complete one. */
function titleOf({ finished, total, reachedEnd }: WorkoutResult): string {
  if (finished === 0) return 'Workout ended';
  return reachedEnd ? 'Workout Complete! 🎉' : `${finished} of ${total} done`;
}

function partText({ finished }: WorkoutResult): string {
  if (finished === 0) return "Your minutes count. I'll build your next session from here.";
  return finished === 1
    ? "One exercise done, and it counts. I'll build your next session from here."
    : `${finished} exercises done, and they count. I'll build your next session from here.`;
}

interface CompletionDialogProps {
  result: WorkoutResult;
  firstName: string;
  reward: Reward | null;
  noReward: boolean;
  /** The server could not be reached yet. */
  failed: boolean;
  /** The server refused it for good: the account no longer has this workout. */
  refused: boolean;
  sending: boolean;
  onRetry: () => void;
  onClose: () => void;
  /** Why these moves were chosen. */
  reasons?: ReactNode;
  /** What can be added to the workout: effort and sets. */
  notes?: ReactNode;
  /** Where to go next, starting with the dashboard. */
  actions: ReactNode;
}

export function CompletionDialog(props: CompletionDialogProps) {
  const { result, failed, onClose } = props;
  const counted = result.notCounted === null;
  const title = titleOf(result);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      titleHidden
      size="lg"
      flush
      overhang
      focusTitle
    >
      <div className="completion grid in-dialog-lg:grid-cols-13">
        <Podium result={result} celebrated={counted && result.reachedEnd} />
        <div className="grid content-center gap-3 px-5 py-4 in-dialog-lg:col-span-7 in-dialog-lg:gap-5 in-dialog-lg:p-8">
          <p
            className="flex flex-wrap items-center justify-center gap-x-2 text-title leading-snug font-bold tracking-display in-dialog-lg:justify-start in-dialog-lg:pr-10 in-dialog-lg:text-num"
            aria-hidden="true"
          >
            <FestiveText text={title} />
          </p>
          {counted && !result.reachedEnd && (
            <p className="text-center font-strong in-dialog-lg:text-left">{partText(result)}</p>
          )}
          {failed && <Unsent {...props} />}
          {result.notCounted && !props.refused && (
            <p
              className="text-center font-semibold in-dialog-lg:text-left in-dialog-lg:text-lead"
              role="status"
            >
              {result.notCounted}
            </p>
          )}
          {counted && !failed && (
            <RewardCard
              reward={props.reward}
              nothing={props.noReward}
              firstName={props.firstName}
              result={result}
            />
          )}
          <Results result={result} />
          {props.reasons}
          {props.notes}
          <div className="sticky -bottom-3 -mx-5 -mb-4 flex flex-wrap gap-2 rounded-b-xl bg-surface-1 px-5 pt-3 pb-5 *:flex-auto in-dialog-lg:static in-dialog-lg:m-0 in-dialog-lg:gap-3 in-dialog-lg:p-0">
            {props.actions}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

const cornersClass = 'rounded-t-xl in-dialog-lg:rounded-none in-dialog-lg:rounded-l-xl';
const podiumClass = `completion-podium relative isolate in-dialog-lg:col-span-6 ${cornersClass}`;

/** The coach steps out of the frame when there is something to celebrate. */
function Podium({ result, celebrated }: { result: WorkoutResult; celebrated: boolean }) {
  return (
    <div className={celebrated ? podiumClass : `completion-podium-calm overflow-clip ${podiumClass}`}>
      <div className="absolute inset-0">
        <Stage as="div" className={`completion-wall h-full ${cornersClass}`} />
      </div>
      <Arc
        className="completion-arc"
        value={result.finished}
        max={result.total}
        strokeWidth={14}
        glow
        closes
      />
      {celebrated && <Confetti />}
      <CoachImage
        pose={celebrated ? 'cheer' : 'listen'}
        className={celebrated ? 'completion-coach' : 'completion-coach completion-coach-calm'}
        priority
      />
      {celebrated && (
        <span className="absolute bottom-3 left-1/2 flex min-h-8 w-max max-w-9/10 -translate-x-1/2 items-center gap-1.5 rounded-full bg-warm px-4 py-0.5 text-small font-bold text-warm-ink shadow-raised in-dialog-lg:bottom-6 in-dialog-lg:min-h-10 in-dialog-lg:px-5 in-dialog-lg:text-body">
          <Trophy className="size-icon-sm flex-none" aria-hidden="true" />
          Achievement Unlocked!
        </span>
      )}
    </div>
  );
}

const unsentClass = 'grid justify-items-start gap-2 rounded-md border border-danger bg-danger-tint px-4 py-3';

function Unsent({ refused, sending, onRetry }: CompletionDialogProps) {
  if (refused) {
    return (
      <div className={unsentClass} role="alert">
        <b className="text-danger-text">Failed to complete workout</b>
        <p>It couldn't be saved. It's kept on this device until you try again or discard it.</p>
      </div>
    );
  }
  return (
    <div className={unsentClass} role="alert">
      <b className="text-danger-text">Failed to complete workout</b>
      <p>It's kept on this device. I'll send it again as soon as you're back online.</p>
      <Button variant="line" busy={sending} onClick={onRetry}>
        <RotateCcw className="size-icon-sm flex-none" aria-hidden="true" />
        Retry
      </Button>
    </div>
  );
}

function Results({ result }: { result: WorkoutResult }) {
  const { caloriesKcal, duration, finished, total } = result;
  return (
    <div className="border-y border-line py-3 tabular-nums">
      <Figures label="Your workout">
        <Figure size="dialog" label="Calories burned" value={caloriesKcal} unit="kcal" note="estimated" />
        <Figure size="dialog" label="Total duration" value={duration} />
        <Figure size="dialog" label="Exercises completed" value={finished} total={total} />
      </Figures>
    </div>
  );
}
