import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import { NextUp } from '../../../features/workout/components/next-up';
import { PlayerControls } from '../../../features/workout/components/player-controls';
import { PlayerStage } from '../../../features/workout/components/player-stage';
import { VoiceToggle } from '../../../features/workout/components/voice-toggle';
import { namedPlan } from '../../../features/workout/player/easy-plan';
import { viewOf, type PartName } from '../../../features/workout/player/player-view';
import { usePauseKey } from '../../../features/workout/player/use-pause-key';
import type { Player } from '../../../features/workout/player/use-player';
import { useSounds } from '../../../features/workout/player/use-sounds';
import { useExerciseLookup } from '../../../features/workout/use-exercise-lookup';
import { useWakeLock } from '../../../features/workout/use-wake-lock';
import { Button } from '../../../ui/button';
import { ShellSlot, useImmersive } from '../../layouts/shell-slots';
import './training-session.css';

interface PlayerPageProps {
  player: Player;
  part: PartName;
  title: ReactNode;
  /** The way out, in the bar above. */
  exit: { label: string; icon: ReactNode; onClick: () => void };
  /** What stands beside the picture. */
  figures: ReactNode;
}

/** Clip, figures, what comes next and the controls, of a workout or of what leads in and out of it. */
export function PlayerPage({ player, part, title, exit, figures }: PlayerPageProps) {
  const lookUp = useExerciseLookup();
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
          <b className="text-coach">{brand.coach}</b> {cue}
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
