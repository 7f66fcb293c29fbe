import { useState } from 'react';
import { Button } from '../../../ui/button';
import { useCamera } from './use-camera';

interface CameraViewProps {
  onCapture: (video: HTMLVideoElement) => void;
  onCancel: () => void;
  onFailed: () => void;
}

/** The live camera picture, with a button to capture it. */
export function CameraView({ onCapture, onCancel, onFailed }: CameraViewProps) {
  const video = useCamera(onFailed);
  const [isReady, setIsReady] = useState(false);
  return (
    <div className="grid gap-3">
      <video
        ref={video}
        className="max-h-picture min-h-picture w-full rounded-md bg-surface-2 object-contain"
        aria-label="What the camera sees"
        playsInline
        muted
        onLoadedData={() => setIsReady(true)}
      />
      <div className="flex gap-3 *:flex-1">
        <Button size="lg" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          variant="go"
          size="lg"
          disabled={!isReady}
          onClick={() => video.current && onCapture(video.current)}
        >
          Capture
        </Button>
      </div>
    </div>
  );
}
