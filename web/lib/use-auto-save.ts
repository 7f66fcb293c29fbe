import { useCallback, useEffect, useRef, useState } from 'react';

type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/**
 * Settings that save automatically: a change shows right away and is sent; later changes are combined, one request
 * at a time, so that the last one wins. What could not be saved stays shown until a retry or another change.
 */
export function useAutoSave<Values extends object>(
  stored: Values,
  save: (changes: Partial<Values>) => Promise<unknown>,
) {
  const [unsaved, setUnsaved] = useState<Partial<Values>>({});
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [error, setError] = useState<unknown>(null);
  const queue = useRef({ waiting: {} as Partial<Values>, sending: false });
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  }, [save]);

  const send = useCallback(async () => {
    const { current } = queue;
    if (current.sending || isEmpty(current.waiting)) return;
    current.sending = true;
    setStatus('saving');
    while (!isEmpty(current.waiting)) {
      const changes = current.waiting;
      current.waiting = {};
      try {
        await latestSave.current(changes);
      } catch (refusal) {
        current.waiting = { ...changes, ...current.waiting };
        current.sending = false;
        setError(refusal);
        setStatus('failed');
        return;
      }
      setUnsaved(current.waiting);
    }
    current.sending = false;
    setStatus('saved');
  }, []);

  const change = useCallback(
    (part: Partial<Values>) => {
      queue.current.waiting = { ...queue.current.waiting, ...part };
      setUnsaved((before) => ({ ...before, ...part }));
      void send();
    },
    [send],
  );

  return { values: { ...stored, ...unsaved }, status, error, change, retry: () => void send() };
}
