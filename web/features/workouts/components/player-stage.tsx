import { Info } from 'lucide-react';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import { encouragementPhrases } from '../encouragement-phrases';
import type { Exercise } from '../../../../shared/rules/exercise';
import { burnedText } from '../../../../shared/rules/kcal-text';
import { Button } from '../../../ui/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { announcementOf, changeText } from '../player/announcement';
import { clipFraming, type ClipFraming } from '../player/clip-framing';
import type { PlayerView } from '../player/player-view';
import type { SideView } from '../player/side';
import { setPlaceText } from '../set-place';
import { ExerciseClip } from './exercise-clip';
import { ProgressLine } from './progress-line';
import { ReasonChip } from './reason-chip';

interface PlayerStageProps {
  view: PlayerView;
  /** What the library knows of the exercise shown. */
  exercise: Exercise | undefined;
  /** The coach's cue for it. */
  cue: string | undefined;
  side: SideView;
  /** How much of the clip has been shown, 0 to 1. */
  onClipTime: (share: number) => void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What the coach says, and what can be changed right now. */
  actions: ReactNode;
  /** Heart rate, where there is a strap. */
  heart: ReactNode;
  onProgress: () => void;
  /** Opens its instructions; undefined if there are none. */
  onHowTo: (() => void) | undefined;
}

/** The big picture: clip, countdown, and the exercise's name. */
export function PlayerStage(props: PlayerStageProps) {
  const { view, exercise, cue, side, heading, actions, heart, onProgress, onHowTo, onClipTime } = props;
  const { part, phase, paused, leadIn } = view;
  // The button that opened the player is gone; focus starts here so Space pauses and Tab continues.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);
  const resting = phase === 'rest';
  const framing = clipFraming(view.exercise.exerciseId, side.isMirrored);
  return (
    <section
      className="player-stage relative isolate flex flex-auto flex-col overflow-hidden bg-wall px-gutter pt-below-bar pb-0.5 lg:rounded-lg lg:border lg:border-line lg:px-7 lg:pt-8 lg:pb-4 on-side:pt-below-bar"
      aria-label={part}
    >
      <div className="player-stage-picture -mx-gutter" style={framing.style}>
        <ExerciseClip
          exerciseId={view.exercise.exerciseId}
          exercise={exercise}
          name={view.exercise.name}
          playing={!paused && phase !== 'done'}
          mirrored={side.isMirrored}
          restarts={side.isAlternating && phase === 'work' && !leadIn && !paused}
          onTime={onClipTime}
        />
        <Shout view={view} side={side} framing={framing} />
        {view.countdown !== null && !paused && (
          <span
            className={`player-stage-count absolute top-23/50 left-1/2 -translate-1/2 leading-none font-black tracking-hero text-on-wall tabular-nums on-side:top-23/50 on-side:left-1/2 ${framing.side === 'right' ? 'max-lg:left-4/5' : 'max-lg:left-1/5'} ${framing.count === 'upper' ? 'max-lg:top-3/10' : 'max-lg:top-3/4'}`}
            key={view.countdown}
            aria-hidden="true"
          >
            {view.countdown}
          </span>
        )}
        {paused && (
          <span className="absolute top-2/3 left-1/2 -translate-1/2 rounded-full border border-glass-line bg-glass px-5 py-3 text-title leading-none font-black tracking-display text-on-glass backdrop-blur-glass on-side:top-1/3">
            Paused
          </span>
        )}
      </div>
      <div className="mt-auto pt-3 tiny:pt-2">
        <ProgressLine
          view={view}
          heart={heart}
          facts={<MoveFacts exercise={view.exercise} side={side.name} />}
          onOpen={onProgress}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1.5 tiny:pb-1 lg:flex-col-reverse lg:items-start lg:pb-4">
          <div className="flex items-center gap-2 lg:gap-4">
            <h1
              className="text-num leading-none font-black tracking-hero tiny:text-title md:text-display lg:max-w-name lg:text-hero lg:text-on-wall on-side:text-num"
              ref={heading}
              tabIndex={-1}
            >
              {resting ? 'Rest' : view.exercise.name}
            </h1>
            {onHowTo && <HowToButton onClick={onHowTo} />}
          </div>
          {view.exercise.reason && <ReasonChip>{view.exercise.reason}</ReasonChip>}
        </div>
        {actions}
      </div>
      <VisuallyHidden live="polite">{leadIn ? '' : announcementOf(view, side, cue)}</VisuallyHidden>
    </section>
  );
}

/** Words for whoever can't see the clip. On a phone it adds no height to the line; on wide screens it has a corner of its own. */
function HowToButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      className="max-lg:relative max-lg:-my-2.5 max-lg:size-tap max-lg:flex-none max-lg:px-0 lg:absolute lg:top-5 lg:left-7"
      variant="glass"
      size="sm"
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Info className="size-icon flex-none" aria-hidden="true" />
      <span className="max-lg:sr-only">How to do it</span>
    </Button>
  );
}

/** Its set and side. */
function MoveFacts({ exercise, side }: { exercise: PlannedExercise; side: SideView['name'] }) {
  const set = setPlaceText(exercise);
  return (
    <>
      {set && <p>{set}</p>}
      {side && <p>{side}</p>}
    </>
  );
}

const calloutClass =
  'player-stage-shout w-fit max-w-2xs -rotate-2 rounded-lg rounded-bl-xs bg-coach-solid px-4 py-3 text-lead leading-tight font-black tracking-display text-on-coach shadow-raised lg:max-w-sm lg:px-5 lg:py-4 lg:text-num';
const calloutNoteClass = 'mt-1 block text-small font-bold tracking-normal tabular-nums lg:mt-2 lg:text-body';

interface ShoutProps {
  view: PlayerView;
  side: SideView;
  framing: ClipFraming;
}

/**
 * Two seconds of praise after an exercise, and the call to switch sides. The region stays mounted so praise is
 * announced; the switch is announced with everything else.
 */
function Shout({ view: { cheer, paused, leadIn }, side, framing }: ShoutProps) {
  const [first] = useState(() => Math.floor(Math.random() * encouragementPhrases.length));
  return (
    <div
      role="status"
      className={`max-lg:absolute max-lg:inset-x-gutter max-lg:flex on-side:static on-side:block ${framing.side === 'right' ? 'max-lg:justify-end' : ''} ${framing.praise === 'lower' ? 'max-lg:bottom-2' : ''}`}
    >
      {side.isChanging && !paused && !leadIn && (
        <p className={calloutClass} style={{ animationDuration: '3s' }} aria-hidden="true">
          {changeText}
          <small className={calloutNoteClass}>{side.name}</small>
        </p>
      )}
      {cheer && (
        <p className={calloutClass} key={cheer.number}>
          {encouragementPhrases[(first + cheer.number) % encouragementPhrases.length]}
          {cheer.caloriesKcal > 0 && (
            <small className={calloutNoteClass}>{burnedText(cheer.caloriesKcal)}</small>
          )}
        </p>
      )}
    </div>
  );
}
