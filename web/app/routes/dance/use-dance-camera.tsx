import { useMemo } from 'react';
import { brand } from '../../../../shared/brand';
import type { DanceCamera } from '../../../features/dance/session/dance-camera';
import type { PoseCameraState } from '../../../features/pose/pose-camera';
import { SkeletonView } from '../../../features/pose/skeleton-view';
import { usePoseCamera } from '../../../features/pose/use-pose-camera';

const states: Record<PoseCameraState, DanceCamera['state']> = {
  idle: 'loading',
  loading: 'loading',
  initializing: 'initializing',
  ready: 'ready',
  starting: 'starting',
  running: 'on',
  denied: 'failed',
  missing: 'failed',
  failed: 'failed',
  blind: 'failed',
  unable: 'failed',
};

const problems: Partial<Record<PoseCameraState, DanceCamera['problem']>> = {
  denied: {
    title: 'The camera is blocked',
    text: "Allow it for this page in your browser's settings, then try again.",
  },
  missing: { title: 'No camera found', text: 'Connect one, then try again.' },
  failed: {
    title: "The camera didn't start",
    text: 'Another app may be using it. Close that, then try again.',
  },
  blind: {
    title: `${brand.coach} can't see you`,
    text: 'Movement tracking downloads once, then stays on this device. Check your connection, then try again.',
  },
  unable: {
    title: `${brand.coach} can't see in this browser`,
    text: "This browser can't run movement tracking. Turn on graphics acceleration in its settings, or try another browser.",
  },
};

/** The camera for a dance that uses one: opened when the dance starts, released however it ends. */
export function useDanceCamera(wanted: boolean): DanceCamera {
  const camera = usePoseCamera(wanted);
  const { state, progress, start, stop, retry, subscribe } = camera;
  return useMemo(
    () => ({
      state: states[state],
      loaded: progress,
      problem: problems[state] ?? null,
      start,
      stop,
      retry,
      onFrame: subscribe,
      picture: <SkeletonView camera={camera} />,
    }),
    [camera, state, progress, start, stop, retry, subscribe],
  );
}
