import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../../../lib/new-id';
import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { messageOf } from '../../../lib/api/api-error';
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
  | { step: 'ready'; photo: ChosenPhoto; hasFailed: boolean }
  | { step: 'sending'; photo: ChosenPhoto; share: number }
  | { step: 'looking'; photo: ChosenPhoto }
  /** Kept for the next meal, described in words. */
  | { step: 'kept'; photo: ChosenPhoto };

interface MealPhotoOptions {
  onAnalysed: (meal: FoodLog) => void;
  /** The photo for the next meal; null when it is withdrawn. */
  onKept: (photoId: string | null) => void;
}

const analysisFailed = 'Analysis Failed';

const wasStopped = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** A meal photo from capture to analysis, or kept with a meal described in words. */
export function useMealPhoto({ onAnalysed, onKept }: MealPhotoOptions) {
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

  const send = (photo: ChosenPhoto, signal: AbortSignal) => {
    setState({ step: 'sending', photo, share: 0 });
    const onProgress = (share: number) => !signal.aborted && setState({ step: 'sending', photo, share });
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
      setState({ step: 'ready', photo, hasFailed: true });
      toast.keptError(title, messageOf(error, fallback));
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
      onKept(null);
    },
    analyse: (photo: ChosenPhoto) =>
      attempt(photo, analysisFailed, 'Failed to analyze food image', async (signal) => {
        const photoId = await send(photo, signal);
        setState({ step: 'looking', photo });
        const { meal } = await analysePhoto(photoId, signal);
        void queries.invalidateQueries({ queryKey: nutritionKey });
        onAnalysed(meal);
      }),
    keep: (photo: ChosenPhoto) =>
      attempt(photo, "Photo didn't save", 'Try again in a moment.', async (signal) => {
        const photoId = await send(photo, signal);
        setState({ step: 'kept', photo });
        onKept(photoId);
      }),
  };
}

export type MealPhotoControls = ReturnType<typeof useMealPhoto>;
