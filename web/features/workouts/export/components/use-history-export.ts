import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveBlob } from '../../../../lib/save-file';
import type { HistoryProgress } from '../history/export-history';

/** Makes and saves the zip of the whole history; leaving cancels it. */
export function useHistoryExport(timeZone: string) {
  const [progress, setProgress] = useState<HistoryProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async () => {
      const { signal } = (running.current = new AbortController());
      setProgress(null);
      const { exportHistory } = await import('../history/export-history');
      signal.throwIfAborted();
      const { name, zip, workouts } = await exportHistory({ timeZone, signal, onProgress: setProgress });
      signal.throwIfAborted();
      saveBlob(name, zip);
      return { name, workouts, bytes: zip.size };
    },
  });
  return { ...mutation, progress };
}
