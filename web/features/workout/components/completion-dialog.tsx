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
import { Confetti } from './confetti';
import { RewardCard } from './reward-card';
import './completion-dialog.css';

const title = 'Workout Complete! 🎉';

interface CompletionDialogProps {
  result: WorkoutResult;
  firstName: string;
  reward: Reward | null;
  noReward: boolean;
  /** The server could not be told yet. */
  failed: boolean;
  /** Nor can it be: the account has no such workout any more. */
  refused: boolean;
  sending: boolean;
  onRetry: () => void;
  onClose: () => void;
  /** What may be added to the workout: how it felt, sets. */
  notes?: ReactNode;
  /** The way on, first of all back to the dashboard. */
  actions: ReactNode;
}

export function CompletionDialog(props: CompletionDialogProps) {
  const { result, failed, onClose } = props;
  const counted = result.notCounted === null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} titleHidden size="lg" flush>
      <div className="completion">
        <Podium result={result} counted={counted} />
        <div className="completion-words">
          <p className="completion-title" aria-hidden="true">
            <FestiveText text={title} />
          </p>
          {failed && <Unsent {...props} />}
          {result.notCounted && !props.refused && (
            <p className="completion-reason" role="status">
              {result.notCounted}
            </p>
          )}
          {counted && !failed && (
            <RewardCard reward={props.reward} nothing={props.noReward} firstName={props.firstName} />
          )}
          <Results result={result} />
          {props.notes}
          <div className="completion-actions">{props.actions}</div>
        </div>
      </div>
    </Dialog>
  );
}

/** She steps out of the frame when there is something to celebrate. */
function Podium({ result, counted }: { result: WorkoutResult; counted: boolean }) {
  return (
    <Stage as="div" className={counted ? 'completion-podium' : 'completion-podium completion-podium-calm'}>
      <Arc
        className="completion-arc"
        value={result.finished}
        max={result.total}
        strokeWidth={14}
        glow
        closes
      />
      {counted && <Confetti />}
      <CoachImage pose={counted ? 'cheer' : 'listen'} className="completion-coach" priority />
      {counted && (
        <span className="completion-badge">
          <Trophy className="icon-sm" aria-hidden="true" />
          Achievement Unlocked!
        </span>
      )}
    </Stage>
  );
}

function Unsent({ refused, sending, onRetry }: CompletionDialogProps) {
  if (refused) {
    return (
      <div className="completion-unsent" role="alert">
        <b>Failed to complete workout</b>
        <p>It's no longer on your account, so it can't be saved.</p>
      </div>
    );
  }
  return (
    <div className="completion-unsent" role="alert">
      <b>Failed to complete workout</b>
      <p>It's kept on this device. I'll send it again as soon as you're back online.</p>
      <Button variant="line" busy={sending} onClick={onRetry}>
        <RotateCcw className="icon-sm" aria-hidden="true" />
        Retry
      </Button>
    </div>
  );
}

function Results({ result: { caloriesKcal, duration, finished, total } }: { result: WorkoutResult }) {
  return (
    <div className="completion-results num">
      <Figures label="Your workout">
        <Figure label="Calories burned" value={caloriesKcal} unit="kcal" />
        <Figure label="Total duration" value={duration} />
        <Figure
          label="Exercises completed"
          value={
            <>
              {finished}
              <small>/{total}</small>
            </>
          }
        />
      </Figures>
    </div>
  );
}
