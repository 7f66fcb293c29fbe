import { Camera, CameraOff, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import type { DanceCamera } from '../session/dance-camera';

/** The mirror next to the coach, or what it takes to start one. */
export function CameraPanel({ camera }: { camera: DanceCamera }) {
  return (
    <section className="dance-mirror relative isolate grid min-w-0 overflow-hidden" aria-label="Your camera">
      {/* Mounted before the camera runs, because the video element must exist to be filled. */}
      <div className={camera.state === 'on' ? 'absolute inset-0 -z-1' : 'invisible absolute inset-0 -z-1'}>
        {camera.picture}
      </div>
      {camera.state === 'on' ? <Running camera={camera} /> : <NotRunning camera={camera} />}
    </section>
  );
}

function Running({ camera }: { camera: DanceCamera }) {
  return (
    <Button
      variant="glass"
      size="sm"
      className="absolute top-below-bar right-2 z-1 lg:top-4 lg:right-4 on-side:top-2"
      onClick={camera.stop}
    >
      <CameraOff className="icon-sm" aria-hidden="true" />
      Stop Camera
    </Button>
  );
}

const waits: Partial<Record<DanceCamera['state'], string>> = {
  loading: 'Loading...',
  initializing: 'Initializing AI Vision...',
  starting: 'Allow the camera',
};

function NotRunning({ camera }: { camera: DanceCamera }) {
  const wait = waits[camera.state];
  return (
    <div className="grid content-center justify-items-center gap-3 px-3 pt-below-bar text-center lg:p-8 on-side:py-2">
      {camera.state === 'failed' ? (
        <Problem camera={camera} />
      ) : (
        <>
          <Camera className="size-icon-xl text-on-wall-2" aria-hidden="true" />
          <Note>The picture stays on this device.</Note>
          <Button variant="glass" disabled={wait !== undefined} onClick={camera.start} aria-live="polite">
            {wait ? <Spinner /> : <Camera className="icon-sm" aria-hidden="true" />}
            {wait ?? 'Start Camera'}
          </Button>
          {camera.state === 'loading' && (
            <progress className="dance-loading" aria-label="Loading" max={1} value={camera.loaded} />
          )}
        </>
      )}
    </div>
  );
}

function Problem({ camera }: { camera: DanceCamera }) {
  return (
    <div className="grid justify-items-center gap-3" role="alert">
      <CameraOff className="size-icon-xl text-on-wall-2" aria-hidden="true" />
      <b className="leading-snug">{camera.problem?.title ?? "The camera didn't start"}</b>
      <Note>{camera.problem?.text ?? 'Keep dancing without it, or try again.'}</Note>
      <Button variant="glass" onClick={camera.retry}>
        <RotateCcw className="icon-sm" aria-hidden="true" />
        Retry
      </Button>
    </div>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="max-w-xs text-small leading-text text-on-wall-2">{children}</p>
);
