import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserCamera } from './browser-camera';
import { PoseCamera, type PoseCameraView } from './pose-camera';
import type { PoseFrame } from './pose-frame';

/** The camera for a component; see `PoseCameraState` for its states. */
export interface PoseCameraControls extends PoseCameraView {
  /** Asks for the camera; only in `ready`. */
  start: () => void;
  /** Releases the camera. */
  stop: () => void;
  /** Whether the running camera's frames are analyzed; true by default. */
  look: (isLooking: boolean) => void;
  /** After `denied`, `missing`, `failed`, `blind`, or `unable`: tries what failed again. */
  retry: () => void;
  /** Calls back with the result of each analyzed frame until the returned function is called. */
  subscribe: (listener: (frame: PoseFrame) => void) => () => void;
}

/**
 * A camera that finds one body's points while the component is mounted and `wanted` is true: the detector
 * downloads right away, and the camera waits for `start`. It is released by `stop`, when the component unmounts,
 * when the tab is hidden for 20 s, and when something fails. Frames never leave the device.
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
