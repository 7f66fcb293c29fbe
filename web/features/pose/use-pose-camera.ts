import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserCamera } from './browser-camera';
import { PoseCamera, type PoseCameraView } from './pose-camera';
import type { PoseFrame } from './pose-frame';

/** The camera as a component has it; see `PoseCameraState` for its states. */
export interface PoseCameraControls extends PoseCameraView {
  /** Asks for the camera; from `ready` only. */
  start: () => void;
  /** Gives the camera back. */
  stop: () => void;
  /** Whether pictures of the running camera are looked at; until told otherwise they are. */
  look: (isLooking: boolean) => void;
  /** After `denied`, `missing`, `failed`, `blind` or `unable`: what did not work is tried again. */
  retry: () => void;
  /** Calls back with what each looked-at picture showed until the returned function is called. */
  subscribe: (listener: (frame: PoseFrame) => void) => () => void;
}

/**
 * A camera that finds the points of one body, as long as the component stands and `wanted` is true: then what it takes is
 * fetched at once, and the camera waits for `start`. It is given back by `stop`, on every way out of the component, when
 * the tab is hidden for 20 s, and when something fails. Pictures never leave the device.
 */
export function usePoseCamera(wanted = true): PoseCameraControls {
  const [camera] = useState(() => new PoseCamera(browserCamera));
  useEffect(() => {
    if (!wanted) return;
    camera.open();
    return () => camera.close();
  }, [camera, wanted]);
  const view = useSyncExternalStore(camera.watch, camera.getView);
  const { start, stop, look, retry, subscribe } = camera;
  return useMemo(
    () => ({ ...view, start, stop, look, retry, subscribe }),
    [view, start, stop, look, retry, subscribe],
  );
}
