import { Camera, ImageUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { useConnection } from '../../../lib/offline/connection';
import { Button } from '../../../ui/button';
import { CardHeader } from '../../../ui/card';
import { Meter } from '../../../ui/meter';
import { Spinner } from '../../../ui/spinner';
import { AnalysisProgress } from './analysis-progress';
import { CameraView } from './camera-view';
import { useCanAnalyze } from './use-can-analyze';
import { useMealPhoto, type ChosenPhoto, type MealPhotoControls, type OwnPhoto } from './use-meal-photo';

interface MealPhotoProps {
  /** The person asked for it, so it takes the focus. */
  isAsked?: boolean;
  /** Foods were told in words, so the photo is kept with them. */
  isDescribed: boolean;
  /** A meal recognized in a photo, as logged. */
  onAnalysed: (meal: FoodLog) => void;
  /** The chosen photo of the meal that is told in words below; null for none. */
  onPhoto: (photo: OwnPhoto | null) => void;
}

/**
 * The photo of the meal that is told below. Where a model certainly looks at photos, it can be analyzed instead;
 * everywhere else it is kept with what is told.
 */
export function MealPhoto({ isAsked = false, isDescribed, ...props }: MealPhotoProps) {
  const photo = useMealPhoto(props);
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) part.current?.focus();
  }, [isAsked]);
  const isConnected = useConnection();
  const canAnalyze = useCanAnalyze();
  const { state } = photo;
  const waiting = state.step === 'ready' && !state.hasFailed && isConnected ? state.photo : null;
  const kept = isDescribed || !canAnalyze ? waiting : null;
  const keep = useRef(photo.keep);
  useEffect(() => {
    keep.current = photo.keep;
  });
  // Once for each photo, and again when the connection is back.
  useEffect(() => {
    if (kept) void keep.current(kept);
  }, [kept]);
  const retake = () => {
    photo.retake();
    part.current?.focus();
  };
  return (
    <section ref={part} tabIndex={-1} className="scroll-my-4 focus:outline-none" aria-labelledby="meal-photo">
      <CardHeader id="meal-photo" title="Photo of your meal" />
      {state.step === 'empty' && (
        <ChooseSource photo={photo} text={canAnalyze ? analyzed : isConnected ? described : offline} />
      )}
      {state.step === 'camera' && (
        <CameraView
          onCapture={(video) => void photo.choose(video)}
          onCancel={photo.retake}
          onFailed={photo.failCamera}
        />
      )}
      {state.step === 'preparing' && (
        <p className="grid min-h-24 place-items-center">
          <Spinner label="Opening your photo" />
        </p>
      )}
      <Chosen
        photo={{ ...photo, retake }}
        canAnalyze={canAnalyze}
        isConnected={isConnected}
        isDescribed={isDescribed}
      />
    </section>
  );
}

const analyzed = "I'll name the foods, estimate the amounts, and work out what's in them.";
const described = "I'll keep the photo with your meal. You tell me what's on the plate.";
const offline = "You're offline. Tell me what's on the plate; a photo can be saved once you're back.";

function ChooseSource({ photo, text }: { photo: MealPhotoControls; text: string }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-3">
      <p className="text-fg-2">{text}</p>
      <div className="flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap">
        <Button variant="go" size="lg" onClick={photo.openCamera}>
          <Camera className="icon-sm" aria-hidden="true" />
          Take Photo
        </Button>
        <Button size="lg" onClick={() => file.current?.click()}>
          <ImageUp className="icon-sm" aria-hidden="true" />
          Upload Photo
        </Button>
      </div>
      <input
        ref={file}
        className="hidden"
        type="file"
        accept="image/*"
        aria-label="Photo to upload"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // Lets the same file be chosen again.
          target.value = '';
          if (chosen) void photo.choose(chosen);
        }}
      />
    </div>
  );
}

interface ChosenProps {
  photo: MealPhotoControls;
  isDescribed: boolean;
  canAnalyze: boolean;
  isConnected: boolean;
}

function Chosen({ photo, canAnalyze, isConnected, isDescribed }: ChosenProps) {
  const { state } = photo;
  if (!('photo' in state)) return null;
  const isReady = state.step === 'ready';
  return (
    <div className="grid gap-3">
      <img
        // The text about it and the field are below and must stay in view.
        className={`w-full rounded-md bg-surface-2 object-contain ${canAnalyze && isReady ? 'max-h-picture' : 'max-h-picture-kept'}`}
        src={state.photo.url}
        alt="Your meal"
      />
      {isReady && canAnalyze && <Decide photo={photo} chosen={state.photo} />}
      {isReady && !canAnalyze && <NotSaved photo={photo} chosen={state.photo} isConnected={isConnected} />}
      {(state.step === 'sending' || state.step === 'looking') && (
        <AnalysisProgress share={state.step === 'sending' ? state.share : null} />
      )}
      {state.step === 'saving' && (
        <div className="grid gap-2">
          <p aria-live="polite">Saving your photo</p>
          <Meter label="Saving your photo" value={state.share} max={1} />
        </div>
      )}
      {state.step === 'kept' && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">It goes with this meal.{!isDescribed && " Now tell me what's on the plate."}</p>
          <Button variant="line" onClick={photo.retake}>
            Retake
          </Button>
        </div>
      )}
    </div>
  );
}

interface DecideProps {
  photo: MealPhotoControls;
  chosen: ChosenPhoto;
}

/** What to do with a photo that a model can look at. */
function Decide({ photo, chosen }: DecideProps) {
  return (
    <>
      <div className="flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap">
        <Button size="lg" onClick={photo.retake}>
          Retake
        </Button>
        <Button variant="go" size="lg" onClick={() => void photo.analyse(chosen)}>
          Analyze Food
        </Button>
      </div>
      <p className="text-fg-2">Or tell me below what's on the plate.</p>
    </>
  );
}

/** A photo that is not stored yet: the meal can be logged without it. */
function NotSaved({ photo, chosen, isConnected }: DecideProps & { isConnected: boolean }) {
  return (
    <>
      <p role="status">
        {isConnected ? "The photo isn't saved yet." : "You're offline, so the photo isn't saved yet."} A meal
        you log now goes without it.
      </p>
      <div className="flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap">
        <Button variant="line" onClick={photo.retake}>
          Retake
        </Button>
        {isConnected && <Button onClick={() => void photo.keep(chosen)}>Try again</Button>}
      </div>
    </>
  );
}
