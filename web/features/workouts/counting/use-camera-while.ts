import { useEffect } from 'react';
import type { CountingCamera } from './counting-camera';

interface Wish {
  /** The camera is on. */
  isOn: boolean;
  /** Its frames are analyzed. */
  isLooking: boolean;
}

/** Starts the camera when needed and releases it otherwise. A background tab never starts it. */
export function useCameraWhile(
  { state, start, stop, look }: CountingCamera,
  { isOn, isLooking }: Wish,
): void {
  const isReady = state === 'ready';
  useEffect(() => {
    if (!isOn) return stop();
    if (!isReady) return undefined;
    const begin = () => !document.hidden && start();
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => document.removeEventListener('visibilitychange', begin);
  }, [isOn, isReady, start, stop]);
  useEffect(() => look(isLooking), [isLooking, look]);
}
