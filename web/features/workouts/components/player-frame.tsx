import { cx } from 'class-variance-authority';
import { Suspense, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import { isCountedExercise } from '../counting/rules/counted-exercises';
import { Button } from '../../../ui/button';
import { ShellSlot, useChatInPlace, useImmersive } from '../../../ui/shell-slots';
import type { ExerciseLookup } from '../exercise-lookup';
import { viewOf, type PartName } from '../player/player-view';
import { PlayerChat } from '../player-chat';
import { PlayerHowTo } from '../player-how-to';
import { namedPlan } from '../player/timed-moves';
import { sideOf } from '../player/side';
import { useClipTurn } from '../player/use-clip-turn';
import { usePauseKey } from '../player/use-pause-key';
import type { Player } from '../player/use-player';
import { useSounds } from '../player/use-sounds';
import { useWakeLock } from '../../../lib/use-wake-lock';
import { useMoveSwaps } from '../use-move-swaps';
import { CountButton } from './count-button';
import { NextUp } from './next-up';
import { PlayerActions } from './player-actions';
import { PlayerControls } from './player-controls';
import { PlayerHeartSlot } from './player-heart-slot';
import { PlayerStage } from './player-stage';
import { ProgressSheet } from './progress-sheet';
import { SkipPart } from './skip-part';
import { VoiceToggle } from './voice-toggle';

interface PlayerFrameProps {
  sessionId: string;
  player: Player;
  part: PartName;
  title: ReactNode;
  /** The exit button in the top bar. */
  exit: { label: string; icon: ReactNode; onClick: () => void };
  /** Shown next to the picture, on a phone when asked for. */
  figures: ReactNode;
  lookUp: ExerciseLookup;
  /** Camera counting, once switched on; on a phone it replaces what comes next. */
  counter?: ReactNode;
  /** Switches it on; undefined when it is on. */
  onCount?: (() => void) | undefined;
}

/** Clip, figures, next exercises, and controls, for a workout, its warm-up, or its cooldown. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { sessionId, player, part, title, exit, figures, lookUp, counter, onCount } = props;
  const plan = part === 'Exercise' ? player.state.plan : namedPlan(player.state.plan, lookUp);
  const view = viewOf({ ...player.state, plan }, part);
  const exercise = lookUp(view.exercise.exerciseId);
  const heading = useRef<HTMLHeadingElement>(null);
  const over = view.phase === 'done';
  const [cue] = exercise?.cues ?? [];
  const isCounted = isCountedExercise(view.exercise.exerciseId);
  const isCounting = Boolean(counter) && isCounted;
  // In a rest the coming exercise is on the stage, and still the first of the list.
  const coming = { part, plan, number: view.number - (view.phase === 'rest' ? 1 : 0), lookUp };
  useImmersive();
  const moves = useMoveSwaps(player);
  const { Talk, close } = useTalk(player, view.paused, over);
  const howTo = useOverPlayer(player, view.paused, useContext(PlayerHowTo));
  const [isShown, setShown] = useState(false);
  useWakeLock(!view.paused && !over);
  usePauseKey(!over, player.togglePause);
  const isWorking = view.phase === 'work' && !view.leadIn && !view.paused;
  const { turn, onClipTime } = useClipTurn(
    isWorking ? `${part} ${view.number} ${view.exercise.exerciseId}` : null,
  );
  const side = sideOf(view, exercise, turn);
  useSounds(view, cue, side);
  return (
    <div className="player-frame @container/session flex flex-auto flex-col lg:grid lg:gap-x-5 lg:px-8 lg:pb-6 on-side:grid on-side:p-0">
      <ShellSlot name="title">
        <span className="hidden lg:inline">{title}</span>
      </ShellSlot>
      <ShellSlot name="tools">
        <Button variant="glass" size="sm" className="lg:px-5 lg:text-body" onClick={exit.onClick}>
          {exit.icon}
          {exit.label}
        </Button>
      </ShellSlot>
      <PlayerStage
        view={view}
        exercise={exercise}
        cue={cue}
        side={side}
        onClipTime={onClipTime}
        heading={heading}
        onHowTo={exercise && howTo.has ? howTo.open : undefined}
        onProgress={() => setShown(true)}
        heart={<PlayerHeartSlot {...{ sessionId, player, view }} />}
        actions={
          part === 'Exercise' ? (
            <PlayerActions {...{ player, moves, view, lookUp, cue, heading }}>
              {isCounted && onCount && <CountButton onClick={onCount} />}
            </PlayerActions>
          ) : (
            <SkipPart part={part} cue={cue} heading={heading} onSkip={player.finishNow} />
          )
        }
      />
      <div
        className={cx(
          'grid gap-3 px-gutter pt-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid-rows-top-rest lg:gap-4 lg:p-0 on-side:col-start-2 on-side:row-span-1 on-side:row-start-1 on-side:grid-rows-none on-side:content-end on-side:gap-2 on-side:px-3 on-side:pt-below-bar',
          !isCounting && 'max-lg:hidden on-side:grid',
        )}
      >
        <div className="contents lg:grid lg:gap-4">
          <div className="max-lg:hidden lg:contents">{figures}</div>
          {counter}
        </div>
        <NextUp {...coming} className={cx('max-lg:hidden', !isCounting && 'on-side:block')} />
      </div>
      <div className="hidden items-center pt-4 lg:grid lg:grid-cols-middle">
        <p className="max-w-sm leading-text text-fg-2">
          <b className="text-coach-text">{brand.coach}</b> {cue}
        </p>
        <PlayerControls view={view} player={player} size="lg" />
        <VoiceToggle className="justify-self-end" size="lg" />
      </div>
      {isShown && !over && (
        <ProgressSheet onClose={() => setShown(false)}>
          {figures}
          <NextUp {...coming} />
        </ProgressSheet>
      )}
      {howTo.Shown && !over && (
        <Suspense>
          <howTo.Shown exerciseId={view.exercise.exerciseId} onClose={howTo.close} />
        </Suspense>
      )}
      {Talk && (
        <Suspense>
          <Talk exercise={view.exercise.name} moves={part === 'Exercise' ? moves : null} onClose={close} />
        </Suspense>
      )}
      <ShellSlot name="dock">
        <PlayerControls view={view} player={player} />
      </ShellSlot>
      <ShellSlot name="dock-end">
        <VoiceToggle />
      </ShellSlot>
    </div>
  );
}

/** The coach button pauses and opens the chat here. */
function useTalk(player: Player, paused: boolean, over: boolean) {
  const talk = useOverPlayer(player, paused, useContext(PlayerChat));
  useChatInPlace(talk.has && !over ? talk.open : null);
  return { Talk: over ? null : talk.Shown, close: talk.close };
}

/** Opening it pauses; closing it leaves the player paused. */
function useOverPlayer<Over>({ togglePause }: Player, paused: boolean, Over: Over | null) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    if (!paused) togglePause();
    setOpen(true);
  }, [paused, togglePause]);
  return { has: Over !== null, open, Shown: isOpen ? Over : null, close: () => setOpen(false) };
}
