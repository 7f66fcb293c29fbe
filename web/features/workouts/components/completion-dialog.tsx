import { RotateCcw, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { whereKept } from '../../../lib/offline/where-kept';
import { Arc } from '../../../ui/arc';
import { Button } from '../../../ui/button';
import { CoachImage } from '../../../ui/coach-image';
import { Dialog } from '../../../ui/dialog';
import { Figure } from '../../../ui/figures';
import { FestiveText } from '../../../ui/party-popper';
import { Stage } from '../../../ui/stage';
import type { Reward } from '../reward-text';
import { caloriesNote, partText, titleOf, type WorkoutResult } from '../workout-result';
import { Confetti } from '../../../ui/confetti';
import { RewardCard, RewardDetails } from './reward-card';

/** 'refused': the server will not take it, so it stays on the device until someone decides. */
type UnsentReason = 'offline' | 'failed' | 'refused';

interface CompletionDialogProps {
  result: WorkoutResult;
  firstName: string;
  /** Whether a plan follows. */
  hasPlan: boolean;
  reward: Reward | null;
  noReward: boolean;
  /** The day of the streak this workout began or continued, once that is known. */
  streak: string | null;
  /** Why it has not arrived; null while it is on its way and afterward. */
  unsent: UnsentReason | null;
  /** Whether the device could store it. */
  isKept: boolean;
  sending: boolean;
  onRetry: () => void;
  onClose: () => void;
  /** What it means for the ladder. */
  challenge?: ReactNode;
  /** How it felt. */
  rating?: ReactNode;
  /** When to come back. */
  next?: ReactNode;
  /** Where to go next. */
  actions: ReactNode;
  /** Why these moves were chosen, and sets. */
  details?: ReactNode;
}

/**
 * What was done, what it earned, how it felt, and where to go, in this order; no bar lies over it. What can be read at
 * leisure comes last, so that a phone shows the rating without scrolling.
 */
export function CompletionDialog(props: CompletionDialogProps) {
  const { result, unsent, onClose } = props;
  const counted = result.notCounted === null;
  const title = titleOf(result);
  const part = partText(result, props.hasPlan);
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
          <Results result={result} />
          {unsent && <Unsent {...props} unsent={unsent} />}
          {result.notCounted && unsent !== 'refused' && (
            <p className="text-center leading-text in-dialog-lg:text-left" role="status">
              {result.notCounted}
            </p>
          )}
          {part && <p className="text-center font-strong in-dialog-lg:text-left">{part}</p>}
          {props.challenge}
          {counted && !unsent && (
            <RewardCard
              reward={props.reward}
              nothing={props.noReward}
              firstName={props.firstName}
              streak={props.streak}
            />
          )}
          {props.rating}
          {props.next}
          <div className="flex flex-wrap gap-2 *:flex-auto in-dialog-lg:gap-3">{props.actions}</div>
          {counted && !unsent && <RewardDetails reward={props.reward} nothing={props.noReward} />}
          {props.details}
        </div>
      </div>
    </Dialog>
  );
}

const cornersClass = 'rounded-t-xl in-dialog-lg:rounded-none in-dialog-lg:rounded-l-xl';
const podiumClass = `completion-podium pointer-events-none relative isolate in-dialog-lg:col-span-6 ${cornersClass}`;

/** The coach steps out of the frame when there is something to celebrate. */
function Podium({ result, celebrated }: { result: WorkoutResult; celebrated: boolean }) {
  return (
    <div className={celebrated ? podiumClass : `overflow-clip ${podiumClass}`}>
      <div className="absolute inset-0">
        <Stage as="div" className={`completion-wall h-full ${cornersClass}`} />
      </div>
      <Arc className="completion-arc" value={result.share} max={1} strokeWidth={14} glow closes />
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

const unsentClass = 'grid justify-items-start gap-2 rounded-md border px-4 py-3';
const failedClass = `${unsentClass} border-danger bg-danger-tint`;

/** A missing connection is no failure: the workout waits for it. */
function Unsent({ unsent, isKept, sending, onRetry }: CompletionDialogProps & { unsent: UnsentReason }) {
  const where = `${whereKept(isKept)}.`;
  if (unsent === 'offline') {
    return (
      <p className={`${unsentClass} border-line bg-surface-2`} role="status">
        {where} I'll send it as soon as you're back online.
      </p>
    );
  }
  return (
    <div className={failedClass} role="alert">
      <b className="text-danger-text">Failed to complete workout</b>
      {unsent === 'refused' ? (
        <p>It couldn't be saved. {whereKept(isKept)} until you try again or discard it.</p>
      ) : (
        <>
          <p>{where} I'll keep trying.</p>
          <Button variant="line" busy={sending} onClick={onRetry}>
            <RotateCcw className="size-icon-sm flex-none" aria-hidden="true" />
            Retry
          </Button>
        </>
      )}
    </div>
  );
}

/** Keeps numbers with and without a note on one line. */
const blank = '\u00A0';

function Results({ result }: { result: WorkoutResult }) {
  const { caloriesKcal, duration, exercises, sets } = result;
  return (
    <div className="border-y border-line py-2 tabular-nums in-dialog-lg:py-3">
      <dl className="grid grid-cols-3 gap-2 in-dialog-lg:gap-3" aria-label="Your workout">
        <Figure size="dialog" label="Total duration" value={duration} note={blank} />
        <Figure
          size="dialog"
          label="Exercises completed"
          value={exercises}
          note={sets > exercises ? `in ${sets} sets` : blank}
        />
        <Figure
          size="dialog"
          label="Calories burned"
          value={caloriesKcal}
          unit="kcal"
          note={caloriesNote(result)}
        />
      </dl>
    </div>
  );
}
