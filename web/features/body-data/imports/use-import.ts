import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Import } from '../../../../shared/contracts/body-data';
import { messageOf } from '../../../lib/api/api-error';
import { newId } from '../../../lib/new-id';
import { toast } from '../../../ui/toast';
import { undoImport } from '../api/imports';
import { partsOf } from './found-data';
import { importName } from './import-words';
import { readFiles, withoutKnown, type Found, type Keep } from './read-files';
import { sendParts, type Sending } from './send-parts';

export type Stage =
  | { name: 'choose'; problem: string | null }
  | { name: 'keep'; files: readonly File[] }
  | { name: 'reading'; share: number }
  | { name: 'preview'; found: Found }
  | { name: 'adding'; share: number }
  /** Not all was sent: by choice, or because it failed. */
  | { name: 'stopped'; sending: Sending; problem: string | null }
  | { name: 'done'; added: Import }
  | { name: 'undoing' };

/** A file of a single workout is small and read at once; an export of years is asked about first. */
const isExport = ({ name, size }: File) => /\.(zip|xml|db)$/i.test(name) || size > 20_000_000;

const keepAll: Keep = {
  wanted: { activities: true, steps: true, weights: true, restingHeartRates: true },
  since: null,
};

const notReached = "I couldn't compare this with what's stored. Check your connection, and try again.";

/** Choosing files, reading them, looking at what is in them, and storing it. */
export function useImport(timeZone: string, onClose: () => void) {
  const queries = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: 'choose', problem: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  async function read(files: readonly File[], keep: Keep) {
    const signal = begin();
    setStage({ name: 'reading', share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setStage({ name: 'reading', share });
    };
    try {
      const { data, unread } = await readFiles({ files, ...keep, timeZone, onProgress, signal });
      const [first] = unread;
      if (first && unread.length === files.length)
        return setStage({ name: 'choose', problem: first.problem });
      const compared = await withoutKnown(data, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new Error(messageOf(error, notReached));
      });
      setStage({ name: 'preview', found: { name: importName(files), unread, ...compared } });
    } catch (error) {
      if (!signal.aborted) setStage({ name: 'choose', problem: messageOf(error, notReached) });
    }
  }

  async function send(sending: Sending) {
    const signal = begin();
    setStage({ name: 'adding', share: sending.next / sending.parts.length });
    try {
      const added = await sendParts(sending, signal, (share) => setStage({ name: 'adding', share }));
      setStage({ name: 'done', added });
    } catch (error) {
      const problem = signal.aborted ? null : messageOf(error, "I didn't hear back from the server.");
      setStage({ name: 'stopped', sending, problem });
    }
    // It counts for the plan, the week, and the streak, which are on many pages.
    await queries.invalidateQueries();
  }

  async function undo(id: string, orElse: Stage) {
    setStage({ name: 'undoing' });
    try {
      await undoImport(id);
      toast.success('Import undone', 'Nothing of it is left.');
      onClose();
    } catch (error) {
      toast.error('Error', messageOf(error, "I couldn't undo that. Try again."));
      setStage(orElse);
    }
    await queries.invalidateQueries();
  }

  return {
    stage,
    choose: (files: readonly File[]) => {
      if (files.some(isExport)) setStage({ name: 'keep', files });
      else if (files.length > 0) void read(files, keepAll);
    },
    read,
    restart: () => setStage({ name: 'choose', problem: null }),
    cancelReading: () => {
      running.current?.abort();
      setStage({ name: 'choose', problem: null });
    },
    add: ({ name, data }: Found) =>
      void send({ id: newId(), name, parts: partsOf(data), next: 0, stored: null }),
    stop: () => running.current?.abort(),
    goOn: (sending: Sending) => void send(sending),
    undo,
  };
}

export type ImportFlow = ReturnType<typeof useImport>;
