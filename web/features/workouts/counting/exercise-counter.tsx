import { useEffect, useState, type ReactNode } from 'react';
import { countingOf, isCountedExercise } from './rules/counted-exercises';
import { pause, resume } from '../player/player-state';
import { viewOf } from '../player/player-view';
import type { Player } from '../player/use-player';
import { CountedSet } from './counted-set';
import type { CounterProps } from './counter-props';
import type { CountingCamera } from './counting-camera';
import { CountingSetUp } from './counting-set-up';
import { useCameraWhile } from './use-camera-while';
import { useCounterEngine } from './use-counter-engine';

interface ExerciseCounterProps extends CounterProps {
  camera: CountingCamera;
  /** What the camera sees, drawn by the page. */
  picture: ReactNode;
  /** The person requested the camera. */
  isAsked: boolean;
  onAsk: () => void;
}

/** Time to walk from the device into position. */
const walkMs = 10_000;

/** Counts in front of the camera for the rest of this workout; first explains what the camera is for. */
export function ExerciseCounter(props: ExerciseCounterProps) {
  const { sessionId, player, picture, isAsked, onAsk, onOff } = props;
  const [isSetUp, setSetUp] = useState(false);
  const { counterOf, isFailed, load } = useCounterEngine();
  const camera = isFailed ? { ...props.camera, state: 'blind' as const, retry: load } : props.camera;
  const view = viewOf(player.state);
  const { exerciseId, name } = view.exercise;
  const exercise = countingOf(exerciseId);
  const isGoing = exercise !== null && !view.paused && view.phase !== 'done';
  useCameraWhile(props.camera, {
    isOn: isSetUp ? isGoing : isAsked,
    isLooking: isSetUp && view.phase === 'work',
  });
  const close = useWaitingPlayer(player, onOff);
  const ask = () => {
    load();
    onAsk();
  };
  const { apply } = player;
  const isStarting = camera.state === 'running' && counterOf !== null && !isSetUp;
  useEffect(() => {
    if (isStarting) apply((state, now) => ({ ...resume(state, now), leadInMs: walkMs }));
  }, [isStarting, apply]);
  // Not before the workout resumes: the pause would release the camera and request it again.
  if (isStarting && !view.paused) setSetUp(true);

  if (!exercise || !isCountedExercise(exerciseId)) return null;
  if (!isSetUp || !counterOf)
    return <CountingSetUp {...{ name, exercise, camera, isAsked }} onAsk={ask} onClose={close} />;
  return (
    <CountedSet
      key={`${view.number} ${exerciseId}`}
      sessionId={sessionId}
      view={view}
      exercise={exercise}
      createCounter={() => counterOf(exerciseId)}
      camera={camera}
      picture={picture}
      onOff={onOff}
    />
  );
}

/** Pauses the workout while the person reads; returns a function that closes the question and resumes. */
function useWaitingPlayer({ state, apply }: Player, onOff: () => void): () => void {
  const [wasRunning] = useState(state.countedTo !== null);
  useEffect(() => apply(pause), [apply]);
  return () => {
    if (wasRunning) apply(resume);
    onOff();
  };
}
