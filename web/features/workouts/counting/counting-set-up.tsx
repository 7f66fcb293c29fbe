import { Camera, CameraOff, RotateCcw, ShieldCheck, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import type { CountedExercise } from './rules/counted-exercises';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Meter } from '../../../ui/meter';
import { problemOf } from './camera-problems';
import type { CountingCamera } from './counting-camera';
import { deviceText, placementText } from './placement';

interface CountingSetUpProps {
  name: string;
  exercise: CountedExercise;
  camera: CountingCamera;
  /** The camera was requested. */
  isAsked: boolean;
  onAsk: () => void;
  onClose: () => void;
}

/** Explains what the camera is for and where to put it, then starts it. The workout is paused meanwhile. */
export function CountingSetUp({ name, exercise, camera, isAsked, onAsk, onClose }: CountingSetUpProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Let ${brand.coach} count`}
      description={
        exercise.hold
          ? `Through the camera, ${brand.coach} times your holds and gives you one small tip at a time.`
          : `Through the camera, ${brand.coach} counts your reps and gives you one small tip at a time.`
      }
    >
      <ul className="grid gap-3">
        <Line icon={<ShieldCheck className="size-icon" aria-hidden="true" />}>
          No picture leaves this device, and none is kept. Only the count goes into your workout.
        </Line>
        <Line icon={<Smartphone className="size-icon" aria-hidden="true" />}>{deviceText(exercise)}</Line>
        <Line icon={<Camera className="size-icon" aria-hidden="true" />}>
          <b className="font-strong text-fg">{name}:</b> {placementText(exercise)}
        </Line>
      </ul>
      {isAsked && <Start camera={camera} />}
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Train without it
        </Button>
        {!isAsked && (
          <Button variant="go" onClick={onAsk}>
            Turn on the camera
          </Button>
        )}
        {isAsked && problemOf(camera) && (
          <Button variant="go" onClick={camera.retry}>
            <RotateCcw className="size-icon-sm flex-none" aria-hidden="true" />
            Retry
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 leading-text text-fg-2">
    <span className="flex-none pt-px text-go-text">{icon}</span>
    <span>{children}</span>
  </li>
);

const waits: Partial<Record<CountingCamera['state'], string>> = {
  idle: 'Loading...',
  loading: 'Loading...',
  initializing: 'Initializing AI Vision...',
};

function Start({ camera }: { camera: CountingCamera }) {
  const problem = problemOf(camera);
  if (problem) {
    return (
      <div className="mt-5 flex gap-3 rounded-md border border-line p-4" role="alert">
        <CameraOff className="size-icon flex-none" aria-hidden="true" />
        <p className="leading-text">
          <b className="block font-strong">{problem.title}</b>
          {problem.text}
        </p>
      </div>
    );
  }
  return (
    <div className="mt-5 grid gap-2">
      <p className="font-strong" role="status">
        {waits[camera.state] ?? 'Allow the camera'}
      </p>
      <Meter
        label="Loading"
        value={Math.round(camera.progress * 100)}
        max={100}
        valueText={`${Math.round(camera.progress * 100)}%`}
      />
    </div>
  );
}
