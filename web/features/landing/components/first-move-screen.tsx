import { useEffect, useRef, useState, type ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import { newId } from '../../../lib/new-id';
import { whereKept } from '../../../lib/offline/where-kept';
import { Arc } from '../../../ui/arc';
import { Button } from '../../../ui/button';
import { FullScreen } from '../../../ui/full-screen';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { canKeepFirstMove, firstMove, keepFirstMove } from '../first-move';
import { useCountdown } from '../use-countdown';
import { ClipLoop } from './clip-loop';

const { exerciseId, workSeconds } = firstMove;
/** The seconds that screen readers announce. */
const toldAt = new Set([30, 20, 10]);

interface FirstMoveScreenProps {
  /** The move is saved on this device; an account comes next. */
  onKeep: () => void;
  onClose: () => void;
}

/** One exercise with the coach before there is an account: her clip, a countdown, and an arc that closes with it. */
export function FirstMoveScreen({ onKeep, onClose }: FirstMoveScreenProps) {
  const [isKept] = useState(canKeepFirstMove);
  const [phase, setPhase] = useState<'ready' | 'running' | 'paused'>('ready');
  const left = useCountdown(workSeconds * 1000, phase === 'running');
  const seconds = Math.ceil(left / 1000);
  const isDone = left === 0;
  const keep = () => {
    keepFirstMove({ sessionId: newId(), doneAt: Date.now() });
    onKeep();
  };
  const words = isDone
    ? {
        title: 'Keep it?',
        text: `Create a free account, answer a few questions, and your first session starts with these ${workSeconds} seconds done. ${isKept ? "They'll wait on this device for two days" : whereKept(false)}.`,
      }
    : {
        title: `${workSeconds} seconds of squats`,
        text: 'Hips back first, heels down, stand all the way up. Stop if anything hurts.',
      };
  return (
    <FullScreen
      title={words.title}
      description={words.text}
      onClose={onClose}
      picture={
        <Arc
          className="first-move-arc"
          value={workSeconds - seconds}
          max={workSeconds}
          strokeWidth={9}
          closes
          glow
          quick
        >
          <ClipLoop
            className="first-move-clip rounded-full"
            exerciseId={exerciseId}
            isPaused={phase === 'paused' || isDone}
          />
        </Arc>
      }
    >
      <VisuallyHidden live="polite">
        {isDone ? 'Done.' : phase === 'running' && toldAt.has(seconds) && `${seconds} seconds left`}
      </VisuallyHidden>
      {isDone ? (
        <Buttons>
          <FocusedButton onClick={keep}>Create my account</FocusedButton>
          <Button size="lg" onClick={onClose}>
            Not now
          </Button>
        </Buttons>
      ) : (
        <>
          <p className="text-count leading-none font-black tracking-hero tabular-nums" aria-hidden="true">
            {seconds}
          </p>
          <Buttons>
            <FocusedButton onClick={() => setPhase(phase === 'running' ? 'paused' : 'running')}>
              {phase === 'ready' ? `Start with ${brand.coach}` : phase === 'running' ? 'Pause' : 'Resume'}
            </FocusedButton>
          </Buttons>
          <p className="text-small text-fg-2">No account needed, and nothing leaves this device.</p>
        </>
      )}
    </FullScreen>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="grid w-full max-w-sm gap-3">{children}</div>;
}

/** The main button takes the focus when it appears. */
function FocusedButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={ref} variant="go" size="lg" onClick={onClick}>
      {children}
    </Button>
  );
}
