import { useEffect, useRef, useState } from 'react';
import { encouragementPhrases } from '../../../../shared/domain/motivation';
import type { Exercise } from '../../../../shared/exercises/exercise';
import { Segments } from '../../../ui/segments';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { announcementOf } from '../player/announcement';
import type { PlayerView } from '../player/player-view';
import { ExerciseClip } from './exercise-clip';
import './player-stage.css';

interface PlayerStageProps {
  view: PlayerView;
  /** What the library knows of the exercise shown. */
  exercise: Exercise | undefined;
  /** What the coach says of it; wide screens show it beside the controls. */
  cue: string | undefined;
}

/** The big picture: clip, count, call and the name of the exercise. */
export function PlayerStage({ view, exercise, cue }: PlayerStageProps) {
  const { part, phase, paused, leadIn, number, total } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the player is gone; from here Space pauses and Tab goes on.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const resting = phase === 'rest';
  return (
    <section className={resting ? 'player-stage player-stage-rest' : 'player-stage'} aria-label={part}>
      <ExerciseClip
        exerciseId={view.exercise.exerciseId}
        exercise={exercise}
        name={view.exercise.name}
        playing={!paused && phase !== 'done'}
      />
      <div className="player-stage-segments">
        <Segments
          label={part === 'Exercise' ? 'Exercises' : part}
          total={total}
          done={number - 1}
          current={resting ? 0 : view.share}
          onImage
        />
      </div>
      <Shout view={view} />
      {view.countdown !== null && !paused && (
        <span className="player-stage-count num" key={view.countdown} aria-hidden="true">
          {view.countdown}
        </span>
      )}
      {paused && <span className="player-stage-paused">Paused</span>}
      <div className="player-stage-name">
        <p className="num">{resting ? `Next up: ${view.exercise.name}` : `${part} ${number} of ${total}`}</p>
        <h1 ref={heading} tabIndex={-1}>
          {resting ? 'Rest' : view.exercise.name}
        </h1>
        <p className="player-stage-caption">{cue}</p>
      </div>
      <VisuallyHidden live="polite">{leadIn ? '' : announcementOf(view)}</VisuallyHidden>
    </section>
  );
}

/** Two seconds of praise when an exercise is done. The region stays, so that what appears in it is announced. */
function Shout({ view: { cheer } }: { view: PlayerView }) {
  const [first] = useState(() => Math.floor(Math.random() * encouragementPhrases.length));
  return (
    <div className="player-stage-shout" role="status">
      {cheer && (
        <p key={cheer.number}>
          {encouragementPhrases[(first + cheer.number) % encouragementPhrases.length]}
          {cheer.caloriesKcal > 0 && <small className="num">+{cheer.caloriesKcal} kcal</small>}
        </p>
      )}
    </div>
  );
}
