import { useEffect, type ReactNode } from 'react';
import type { CountedExercise } from './rules/counted-exercises';
import type { Counter, CountingState } from './rules/rep-counter';
import type { PlayerView } from '../player/player-view';
import { keepCount } from './counted-sets';
import type { CountingCamera } from './counting-camera';
import { CountingPanel } from './counting-panel';
import { useCalmCue } from './use-calm-cue';
import { useSetCount } from './use-set-count';

const outOfSight = 'Step back until I see all of you';

interface CountedSetProps {
  sessionId: string;
  view: PlayerView;
  exercise: CountedExercise;
  createCounter: () => Counter;
  camera: CountingCamera;
  picture: ReactNode;
  onOff: () => void;
}

/** One set, from the rest before it to its end. */
export function CountedSet(props: CountedSetProps) {
  const { sessionId, view, createCounter, camera, ...rest } = props;
  const isRunning = camera.state === 'running' && view.phase === 'work' && !view.leadIn && !view.paused;
  const count = useSetCount(createCounter, camera.subscribe, isRunning);
  const cue = useCalmCue(count.isSeen ? count.cue : outOfSight, isRunning);
  useKeptCount(sessionId, view, count);
  return <CountingPanel {...rest} view={view} camera={camera} count={count} cue={cue} />;
}

/** Saved right away, so a reload loses none. */
function useKeptCount(
  sessionId: string,
  { number, exercise: { exerciseId } }: PlayerView,
  { reps, heldSeconds, range }: CountingState,
): void {
  useEffect(
    () => keepCount({ sessionId, position: number - 1, exerciseId, reps, heldSeconds, range }),
    [sessionId, number, exerciseId, reps, heldSeconds, range],
  );
}
