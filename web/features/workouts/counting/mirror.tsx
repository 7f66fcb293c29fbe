import { CameraOff } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { CountingCamera } from './counting-camera';

const [wide, tall] = [16 / 9, 9 / 16];

interface MirrorProps {
  camera: CountingCamera;
  picture: ReactNode;
}

/** The camera picture in its own shape, with the detected body. */
export function Mirror({ camera: { state, subscribe }, picture }: MirrorProps) {
  const [aspect, setAspect] = useState(() => (innerWidth > innerHeight ? wide : tall));
  useEffect(() => subscribe((frame) => setAspect(frame.aspect)), [subscribe]);
  return (
    <div className="counting-mirror" style={{ '--aspect': aspect }}>
      {picture}
      {state !== 'running' && <CameraOff className="size-icon-lg text-fg-3" aria-hidden="true" />}
    </div>
  );
}
