import { cx } from 'class-variance-authority';
import { Check, Flag } from 'lucide-react';
import type { TrainingPlan } from '../../../../shared/contracts/training';
import { positionIn, type ProgramPosition } from '../program-position';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Meter } from '../../../ui/meter';

interface ProgramPathProps {
  running: NonNullable<TrainingPlan['programme']>;
  busy: boolean;
  onPause: (isPaused: boolean) => void;
  onLeave: () => void;
}

/** The current program: progress, milestones, and actions. */
export function ProgramPath({ running, busy, onPause, onLeave }: ProgramPathProps) {
  const position = positionIn(running);
  if (!position) return null;
  const { programme, sessionsDone, sessions, week, isFinished } = position;
  const { isPaused } = running;
  return (
    <Card className="grid gap-4" aria-labelledby="running-program">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid gap-1">
          <h3 id="running-program" className="text-head leading-snug font-black tracking-display">
            {programme.name}
          </h3>
          <p className="text-small font-semibold text-fg-2 tabular-nums">
            Week {week} of {programme.weeks} · {sessionsDone} of {sessions} sessions
          </p>
        </div>
        <Badge tone={isFinished ? 'warm' : isPaused ? 'cool' : 'go'} size="md">
          {isFinished ? 'Done' : isPaused ? 'Paused' : 'Active'}
        </Badge>
      </div>
      <Meter
        label={`Sessions in ${programme.name}`}
        value={sessionsDone}
        max={sessions}
        valueText={`${sessionsDone} of ${sessions} sessions`}
      />
      <Milestones position={position} />
      <div className="flex flex-wrap gap-2">
        {!isFinished && (
          <Button variant="line" size="sm" busy={busy} onClick={() => onPause(!isPaused)}>
            {isPaused ? 'Resume program' : 'Pause program'}
          </Button>
        )}
        <Button variant="text" size="sm" aria-haspopup="dialog" onClick={onLeave}>
          Leave program
        </Button>
      </div>
    </Card>
  );
}

function Milestones({ position }: { position: ProgramPosition }) {
  const { programme, sessionsDone, next } = position;
  return (
    <ol className="grid gap-x-4 md:auto-cols-fr md:grid-flow-col" aria-label="Milestones">
      {programme.milestones.map(({ sessions, text }) => {
        const isReached = sessions <= sessionsDone;
        const isNext = next?.sessions === sessions;
        return (
          <li
            key={sessions}
            className="grid grid-cols-icon-words items-start gap-x-3 gap-y-1 py-1.5 md:content-start"
          >
            <span
              className={cx(
                'grid size-8 place-items-center rounded-full border-1.5',
                isReached ? 'border-go-edge bg-go text-go-ink' : 'border-line-strong text-fg-2',
                isNext && 'border-dashed border-warm-mark text-warm-text',
              )}
            >
              {isReached ? (
                <Check className="icon-sm" aria-hidden="true" strokeWidth={3} />
              ) : (
                <Flag className="icon-sm" aria-hidden="true" />
              )}
            </span>
            <span className="text-small leading-text">
              <b className="block font-semibold tabular-nums">
                Session {sessions}
                {isReached ? ', reached' : isNext ? ', next' : ''}
              </b>
              <span className="text-fg-2">{text}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
