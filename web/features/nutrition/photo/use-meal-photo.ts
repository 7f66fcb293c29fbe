import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../../../lib/new-id';
import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { messageOf } from '../../../lib/api/api-error';
import { connection } from '../../../lib/offline/connection';
import { toast } from '../../../ui/toast';
import { nutritionKey } from '../api/nutrition-queries';
import { analysePhoto, uploadPhoto } from './analyse';
import { preparePhoto, UnusablePhoto } from './prepare-photo';

export interface ChosenPhoto {
  id: string;
  bytes: Blob;
  /** A URL that shows it while it is chosen. */
  url: string;
}

type PhotoState =
  | { step: 'empty' | 'camera' | 'preparing' }
  | { step: 'ready'; photo: ChosenPhoto; /** Storing it failed. */ hasFailed: boolean }
  | { step: 'sending'; photo: ChosenPhoto; share: number }
  | { step: 'looking'; photo: ChosenPhoto }
  /** On its way to be kept with a meal that is told in words. */
  | { step: 'saving'; photo: ChosenPhoto; share: number }
  | { step: 'kept'; photo: ChosenPhoto; photoId: string };

/** The chosen photo, for a meal that is told in words. */
export interface OwnPhoto {
  /** Null until it is stored. */
  photoId: string | null;
  isSaving: boolean;
}

interface MealPhotoOptions {
  onAnalysed: (meal: FoodLog) => void;
  /** Null while none is chosen. */
  onPhoto: (photo: OwnPhoto | null) => void;
}

const analysisFailed = 'Analysis Failed';
const notSaved = "Photo didn't save";

const wasStopped = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** A meal photo from capture to analysis, or kept with a meal described in words. */
export function useMealPhoto({ onAnalysed, onPhoto }: MealPhotoOptions) {
  const queries = useQueryClient();
  const [state, setState] = useState<PhotoState>({ step: 'empty' });
  const work = useRef(new AbortController());
  const shown = useRef<string>(null);

  const forget = useCallback(() => {
    work.current.abort();
    work.current = new AbortController();
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = null;
  }, []);
  useEffect(() => forget, [forget]);
  const isChosen = 'photo' in state;
  const isSaving = state.step === 'saving';
  const keptId = state.step === 'kept' ? state.photoId : null;
  useEffect(
    () => onPhoto(isChosen ? { photoId: keptId, isSaving } : null),
    [onPhoto, isChosen, isSaving, keptId],
  );

  async function choose(source: Blob | HTMLVideoElement) {
    forget();
    const { signal } = work.current;
    setState({ step: 'preparing' });
    try {
      const bytes = await preparePhoto(source);
      if (signal.aborted) return;
      shown.current = URL.createObjectURL(bytes);
      setState({
        step: 'ready',
        photo: { id: newId(), bytes, url: shown.current },
        hasFailed: false,
      });
    } catch (error) {
      if (signal.aborted) return;
      setState({ step: 'empty' });
      toast.error(
        "Photo didn't open",
        error instanceof UnusablePhoto ? error.message : 'Choose another one.',
      );
    }
  }

  const send = (step: 'sending' | 'saving', photo: ChosenPhoto, signal: AbortSignal) => {
    setState({ step, photo, share: 0 });
    const onProgress = (share: number) => !signal.aborted && setState({ step, photo, share });
    return uploadPhoto(photo.id, photo.bytes, onProgress, signal);
  };

  async function attempt(
    photo: ChosenPhoto,
    title: string,
    fallback: string,
    run: (signal: AbortSignal) => Promise<void>,
  ) {
    const { signal } = work.current;
    toast.dismissError(title);
    try {
      await run(signal);
    } catch (error) {
      if (signal.aborted || wasStopped(error)) return;
      // One that a model could not read can still be kept. Keeping waits for the connection; an analysis is over.
      const waits = title === notSaved && !connection.read();
      setState({ step: 'ready', photo, hasFailed: title === notSaved && !waits });
      if (!waits) toast.keptError(title, messageOf(error, fallback));
    }
  }

  return {
    state,
    openCamera: () => setState({ step: 'camera' }),
    failCamera() {
      setState({ step: 'empty' });
      toast.error('Camera Error', 'Unable to access camera. Please check permissions.');
    },
    choose,
    /** Starts over without the photo. */
    retake() {
      forget();
      setState({ step: 'empty' });
    },
    analyse: (photo: ChosenPhoto) =>
      attempt(photo, analysisFailed, 'Failed to analyze food image', async (signal) => {
        const photoId = await send('sending', photo, signal);
        setState({ step: 'looking', photo });
        const { meal } = await analysePhoto(photoId, signal);
        void queries.invalidateQueries({ queryKey: nutritionKey });
        onAnalysed(meal);
      }),
    keep: (photo: ChosenPhoto) =>
      attempt(photo, notSaved, 'Try again in a moment.', async (signal) => {
        const photoId = await send('saving', photo, signal);
        setState({ step: 'kept', photo, photoId });
      }),
  };
}

export type MealPhotoControls = ReturnType<typeof useMealPhoto>;
