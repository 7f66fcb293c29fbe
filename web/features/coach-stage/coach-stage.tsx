import { useEffect, useRef, useState } from 'react';
import type { CoachName } from '../../../shared/avatar/figure/body/looks';
import type { GradeName } from '../../../shared/avatar/figure/studio/grades';
import { useReducedMotion } from '../../lib/motion-preference';
import { useTheme } from '../../lib/theme/theme';
import { CoachImage, type CoachPose } from '../../ui/coach-image';
import { Stage } from '../../ui/stage';
import type { CoachMotion } from './coach-motion';
import type { LiveCoach } from './live-coach';

interface CoachStageProps {
  coach?: CoachName;
  motion: CoachMotion;
  /** Alt text: 'Ana, dancing'. */
  label: string;
  /** Beats since the music started. Without it, the coach keeps the style's tempo herself. */
  beats?: () => number;
  /** Studio light; defaults to the theme's. */
  grade?: GradeName;
  /** The still shown until the live coach is ready, without WebGL, and with reduced motion. */
  still?: CoachPose;
  /** Calls back when something more important is too slow, until the returned function is called. */
  onNeed?: (giveWay: () => void) => () => void;
  /** She moves although reduced motion is on, because the person asked for it. */
  moves?: boolean;
  className?: string;
}

const stillClass = 'coach-stage-still absolute left-1/2 -translate-x-1/2';

/** The live coach in her studio. A still stands in until she is ready, and wherever she cannot run. */
export function CoachStage(props: CoachStageProps) {
  const { label, still = 'groove', className, grade, moves = false, ...live } = props;
  const { theme } = useTheme();
  const reduced = useReducedMotion();
  const light = grade ?? (theme === 'light' ? 'day' : 'night');
  const { coach = 'ana' } = live;
  return (
    <Stage as="div" className={`coach-stage ${className ?? ''}`} role="img" aria-label={label}>
      {reduced && !moves ? (
        <CoachImage pose={still} className={stillClass} priority />
      ) : (
        <LiveStage key={`${coach} ${light}`} {...live} coach={coach} grade={light} still={still} />
      )}
    </Stage>
  );
}

type LiveStageProps = Required<Pick<CoachStageProps, 'coach' | 'grade' | 'still' | 'motion'>> &
  Pick<CoachStageProps, 'beats' | 'onNeed'>;
type LiveState = 'coming' | 'live' | 'failed';

/** A slow device is busy for seconds when the live coach is set up, so the still is on screen before. */
async function painted(still: HTMLImageElement): Promise<void> {
  // One that can't be read is nothing to wait for.
  await still.decode().catch(() => undefined);
  // Tells once after the next frame, which needs no timer.
  await new Promise<void>((done) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(still);
  });
}

function LiveStage({ coach, grade, motion, beats, onNeed, still }: LiveStageProps) {
  const host = useRef<HTMLDivElement>(null);
  const live = useRef<LiveCoach>(undefined);
  const wanted = useRef({ motion, beats });
  const [state, setState] = useState<LiveState>('coming');
  const musical = beats !== undefined;

  useEffect(() => {
    wanted.current = { motion, beats };
    live.current?.show(motion);
  }, [motion, beats]);

  useEffect(() => {
    let left = false;
    const fail = () => !left && setState('failed');
    const start = async () => {
      const standIn = host.current?.previousElementSibling;
      if (standIn instanceof HTMLImageElement) await painted(standIn);
      if (left) return;
      const { LiveCoach } = await import('./live-coach');
      if (left || !host.current) return;
      const clock = musical ? () => wanted.current.beats?.() ?? 0 : undefined;
      const onReady = () => setState('live');
      const place = { host: host.current, coach, grade, motion: wanted.current.motion };
      live.current = new LiveCoach({ ...place, beats: clock, onReady, onFail: fail });
    };
    start().catch(fail);
    return () => {
      left = true;
      live.current?.dispose();
      live.current = undefined;
    };
  }, [coach, grade, musical]);

  useEffect(() => onNeed?.(() => live.current?.giveWay()), [onNeed]);

  return (
    <>
      {state !== 'live' && <CoachImage pose={still} className={stillClass} priority />}
      {state !== 'failed' && (
        <div ref={host} className="absolute inset-0 *:block *:size-full" aria-hidden="true" />
      )}
    </>
  );
}
