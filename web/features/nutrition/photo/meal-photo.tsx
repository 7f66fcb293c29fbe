import { useQuery } from '@tanstack/react-query';
import { Camera, ImageUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { capabilitiesQuery } from '../../../lib/api/capabilities-query';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Spinner } from '../../../ui/spinner';
import { AnalysisProgress } from './analysis-progress';
import { CameraView } from './camera-view';
import { useMealPhoto, type ChosenPhoto, type MealPhotoControls } from './use-meal-photo';

interface MealPhotoProps {
  /** The person asked for it, so it takes the focus. */
  isAsked?: boolean;
  /** A meal recognized in a photo, as logged. */
  onAnalysed: (meal: FoodLog) => void;
  /** The photo for the next meal described in words; null for none. */
  onKept: (photoId: string | null) => void;
}

/**
 * Takes or uploads a photo of a meal and has it analyzed; without a model, the photo is kept with a meal described in
 * words.
 */
export function MealPhoto({ isAsked = false, ...props }: MealPhotoProps) {
  const photo = useMealPhoto(props);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) card.current?.focus();
  }, [isAsked]);
  const { data: capabilities } = useQuery(capabilitiesQuery());
  const { step } = photo.state;
  return (
    <Card ref={card} tabIndex={-1} className="scroll-my-4 focus:outline-none" aria-labelledby="meal-photo">
      <CardHeader id="meal-photo" title="Photo of your meal" />
      {step === 'empty' && <ChooseSource photo={photo} hasVision={capabilities?.vision ?? false} />}
      {step === 'camera' && (
        <CameraView
          onCapture={(video) => void photo.choose(video)}
          onCancel={photo.retake}
          onFailed={photo.failCamera}
        />
      )}
      {step === 'preparing' && (
        <p className="grid min-h-24 place-items-center">
          <Spinner label="Opening your photo" />
        </p>
      )}
      <Chosen photo={photo} hasVision={capabilities?.vision !== false} />
    </Card>
  );
}

interface PartProps {
  photo: MealPhotoControls;
  /** Whether a model can analyze photos. */
  hasVision: boolean;
}

function ChooseSource({ photo, hasVision }: PartProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-3">
      <p className="text-fg-2">
        {hasVision
          ? "I'll name the foods, estimate the amounts, and work out what's in them."
          : "I'll keep it with the meal, and you tell me what's in it."}
      </p>
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

function Chosen({ photo, hasVision }: PartProps) {
  const { state } = photo;
  if (!('photo' in state)) return null;
  return (
    <div className="grid gap-3">
      <img
        // The text about it is below and must stay in view.
        className={`w-full rounded-md bg-surface-2 object-contain ${state.step === 'kept' ? 'max-h-picture-kept' : 'max-h-picture'}`}
        src={state.photo.url}
        alt="Your meal"
      />
      {state.step === 'ready' && (
        <Decide photo={photo} hasVision={hasVision} chosen={state.photo} hasFailed={state.hasFailed} />
      )}
      {(state.step === 'sending' || state.step === 'looking') && (
        <AnalysisProgress share={state.step === 'sending' ? state.share : null} />
      )}
      {state.step === 'kept' && (
        <>
          <p role="status">I'll keep it with your next meal. Now tell me below what's in it.</p>
          <Button variant="line" onClick={photo.retake}>
            Retake
          </Button>
        </>
      )}
    </div>
  );
}

interface DecideProps extends PartProps {
  chosen: ChosenPhoto;
  hasFailed: boolean;
}

/** What to do with a photo just taken. */
function Decide({ photo, hasVision, chosen, hasFailed }: DecideProps) {
  return (
    <div className="flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap">
      <Button size="lg" onClick={photo.retake}>
        Retake
      </Button>
      {hasVision && (
        <Button variant="go" size="lg" onClick={() => void photo.analyse(chosen)}>
          Analyze Food
        </Button>
      )}
      {(!hasVision || hasFailed) && (
        <Button variant={hasVision ? 'quiet' : 'go'} size="lg" onClick={() => void photo.keep(chosen)}>
          Describe it instead
        </Button>
      )}
    </div>
  );
}
