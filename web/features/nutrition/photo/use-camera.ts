import { useEffect, useRef } from 'react';

const wanted: MediaStreamConstraints = {
  // The rear camera, if there is one.
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

/** Shows the camera in a video while mounted; calls `onFailed` if it cannot be used. */
export function useCamera(onFailed: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    let opened: MediaStream | null = null;
    let isLeft = false;
    async function open() {
      const stream = await navigator.mediaDevices.getUserMedia(wanted);
      if (isLeft || !video.current) return stop(stream);
      opened = stream;
      video.current.srcObject = stream;
      await video.current.play();
    }
    // Without https, there are no media devices at all.
    open().catch(() => !isLeft && failed.current());
    return () => {
      isLeft = true;
      if (opened) stop(opened);
    };
  }, []);
  return video;
}
