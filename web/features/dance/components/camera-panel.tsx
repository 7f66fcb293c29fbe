import { Camera, CameraOff } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import type { DanceCamera } from '../session/dance-camera';

const label = 'Your camera';

/** The person's mirror while the camera runs: beside the coach, or on a phone below her. */
export function CameraMirror({ camera }: { camera: DanceCamera }) {
  return (
    <section
      className="dance-mirror relative isolate col-start-1 row-start-4 mt-3 ml-gutter grid min-w-0 overflow-hidden rounded-md bg-surface-2 lg:col-start-2 lg:row-start-1 lg:m-0 lg:rounded-none lg:rounded-tr-lg on-side:col-start-2 on-side:row-start-1 on-side:m-0 on-side:rounded-none"
      aria-label={label}
    >
      <div className="absolute inset-0 -z-1">{camera.picture}</div>
      <Button
        variant="glass"
        size="sm"
        className="self-end max-lg:px-1 lg:absolute lg:top-4 lg:right-4 on-side:absolute on-side:top-2 on-side:right-2"
        onClick={camera.stop}
      >
        <CameraOff className="icon-sm max-lg:hidden" aria-hidden="true" />
        Stop Camera
      </Button>
    </section>
  );
}

const waits: Partial<Record<DanceCamera['state'], string>> = {
  loading: 'Loading...',
  initializing: 'Initializing AI Vision...',
  starting: 'Allow the camera',
};

/** While it does not run: how to start it, and what keeps it from starting. */
export function CameraStart({ camera }: { camera: DanceCamera }) {
  const wait = waits[camera.state];
  const failed = camera.state === 'failed';
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2" aria-label={label}>
      {failed ? <Problem camera={camera} /> : <p className={noteClass}>The picture stays on this device.</p>}
      <div className="grid gap-2">
        <Button
          variant="line"
          disabled={wait !== undefined}
          onClick={failed ? camera.retry : camera.start}
          aria-live="polite"
        >
          {wait ? <Spinner /> : <Camera className="icon-sm" aria-hidden="true" />}
          {wait ?? 'Start Camera'}
        </Button>
        {camera.state === 'loading' && (
          <progress className="dance-loading" aria-label="Loading" max={1} value={camera.loaded} />
        )}
      </div>
    </section>
  );
}

const noteClass = 'max-w-sm min-w-24 flex-1 text-small leading-text text-fg-2';

function Problem({ camera: { problem } }: { camera: DanceCamera }) {
  return (
    <p className={noteClass} role="alert">
      <b className="block text-fg">{problem?.title ?? "The camera didn't start"}</b>
      {problem?.text ?? 'Keep dancing without it, or try again.'}
    </p>
  );
}
