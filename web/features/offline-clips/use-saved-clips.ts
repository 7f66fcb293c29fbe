import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { removeClips, saveClips, savedBytes, type SavingProgress } from './saved-clips';

/** A workout that can be saved; `files` are its clips and stills for the current theme. */
export interface OfflineWorkout {
  key: string;
  name: string;
  files: readonly string[];
}

type Saving =
  | { state: 'none' | 'failed' }
  | { state: 'saving'; progress: SavingProgress }
  | { state: 'saved'; bytes: number };

/** Saves a workout's clips on this device, and deletes them again. Leaving the page stops saving. */
export function useSavedClips({ key, files }: OfflineWorkout) {
  const [progress, setProgress] = useState<SavingProgress | null>(null);
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);
  const { data: bytes = null, refetch } = useQuery({
    queryKey: ['offline-clips', key, ...files],
    queryFn: () => savedBytes(key, files),
    staleTime: 0,
  });
  useEffect(() => () => running.current?.abort(), []);

  const save = async () => {
    const controller = new AbortController();
    running.current = controller;
    setFailed(false);
    setProgress({ done: 0, total: files.length, bytes: 0 });
    try {
      await saveClips(key, files, setProgress, controller.signal);
    } catch {
      setFailed(!controller.signal.aborted);
    }
    await refetch();
    setProgress(null);
  };
  const remove = async () => {
    await removeClips(key);
    await refetch();
  };

  const stored: Saving = bytes === null ? { state: failed ? 'failed' : 'none' } : { state: 'saved', bytes };
  const saving: Saving = progress ? { state: 'saving', progress } : stored;
  return { saving, save, remove, stop: () => running.current?.abort() };
}

/** A deleted workout no longer needs its clips. */
export function useFreedClips(own: readonly { id: string }[] | undefined) {
  const before = useRef<string[]>([]);
  useEffect(() => {
    if (!own) return;
    const ids = own.map(({ id }) => id);
    for (const id of before.current) if (!ids.includes(id)) void removeClips(id);
    before.current = ids;
  }, [own]);
}
