import type { PoseCameraDeps } from './pose-camera';

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Calls back with each new frame of a playing video, or with each screen frame if the browser does not report them. */
function everyPicture(video: HTMLVideoElement, onPicture: () => void): () => void {
  let stopped = false;
  const next = () => {
    if (stopped) return;
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(tick);
    else requestAnimationFrame(tick);
  };
  const tick = () => {
    if (stopped) return;
    onPicture();
    next();
  };
  next();
  return () => {
    stopped = true;
  };
}

const takePictures: PoseCameraDeps['takePictures'] = (stream, isFree, onPicture) => {
  // A separate video element, so that frames come whether or not the camera is shown.
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  let stopped = false;
  let isTaking = false;
  let isNew = false;
  const take = async () => {
    if (!isNew || isTaking || !isFree() || video.videoWidth === 0) return;
    isTaking = true;
    isNew = false;
    try {
      const atMs = performance.now();
      const picture = await createImageBitmap(video);
      if (stopped) picture.close();
      else onPicture(picture, atMs);
    } catch {
      // A video that has just ended has no frame; the camera reports the end itself.
    } finally {
      isTaking = false;
    }
  };
  const stopCallbacks = everyPicture(video, () => {
    isNew = true;
    void take();
  });
  video.play().catch(() => undefined);
  const stop = () => {
    stopped = true;
    stopCallbacks();
    video.srcObject = null;
  };
  return { stop, take: () => void take() };
};

/** The front camera, and the worker with the files that ship with this site. */
export const browserCamera: PoseCameraDeps = {
  createWorker: () => new Worker(new URL('pose-worker.ts', import.meta.url), { type: 'module' }),
  loadFiles: async () => {
    const { runtimeUrl, modelUrl } = await import('virtual:pose-model');
    const absolute = (url: string) => new URL(url, location.href).href;
    return { runtimeUrl: absolute(runtimeUrl), modelUrl: absolute(modelUrl) };
  },
  // Without https there are no media devices at all.
  openCamera: async () => navigator.mediaDevices.getUserMedia(wanted),
  takePictures,
};
