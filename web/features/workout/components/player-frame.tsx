import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import { Button } from '../../../ui/button';
import { ShellSlot, useImmersive } from '../../../ui/shell-slots';
import type { ExerciseLookup } from '../exercise-lookup';
import { viewOf, type PartName } from '../player/player-view';
import { namedPlan } from '../player/timed-moves';
import { usePauseKey } from '../player/use-pause-key';
import type { Player } from '../player/use-player';
import { useSounds } from '../player/use-sounds';
import { useWakeLock } from '../use-wake-lock';
import { NextUp } from './next-up';
import { PlayerControls } from './player-controls';
import { PlayerStage } from './player-stage';
import { VoiceToggle } from './voice-toggle';
import './player-frame.css';

interface PlayerFrameProps {
  player: Player;
  part: PartName;
  title: ReactNode;
  /** The way out, in the bar above. */
  exit: { label: string; icon: ReactNode; onClick: () => void };
  /** What stands beside the picture. */
  figures: ReactNode;
  lookUp: ExerciseLookup;
}

/** Clip, figures, what comes next and the controls, of a workout or of what leads in and out of it. */
export function PlayerFrame({ player, part, title, exit, figures, lookUp }: PlayerFrameProps) {
  const plan = part === 'Exercise' ? player.state.plan : namedPlan(player.state.plan, lookUp);
  const view = viewOf({ ...player.state, plan }, part);
  const exercise = lookUp(view.exercise.exerciseId);
  const over = view.phase === 'done';
  const [cue] = exercise?.cues ?? [];
  useImmersive();
  useWakeLock(!view.paused && !over);
  usePauseKey(!over, player.togglePause);
  useSounds(view, cue);
  return (
    <div className="training-session">
      <ShellSlot name="title">
        <span className="training-session-title">{title}</span>
      </ShellSlot>
      <ShellSlot name="tools">
        <Button className="training-session-complete" onClick={exit.onClick}>
          {exit.icon}
          {exit.label}
        </Button>
      </ShellSlot>
      <PlayerStage view={view} exercise={exercise} cue={cue} />
      <div className="training-session-aside">
        {figures}
        <NextUp plan={plan} number={view.number} lookUp={lookUp} />
      </div>
      <div className="training-session-bar">
        <p>
          <b className="text-coach-text">{brand.coach}</b> {cue}
        </p>
        <PlayerControls view={view} player={player} />
        <VoiceToggle />
      </div>
      <ShellSlot name="dock">
        <PlayerControls view={view} player={player} />
      </ShellSlot>
      <ShellSlot name="dock-end">
        <VoiceToggle />
      </ShellSlot>
    </div>
  );
}
