import type { TrainingChoice } from '../../../shared/contracts/training';
import type { DraftAnswers } from '../../../shared/rules/questionnaire';
import type { UnitSystem } from '../../../shared/rules/units';

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'waiting';

/** Answers given since the last request. */
export type DraftChanges = DraftAnswers & { training?: TrainingChoice; units?: UnitSystem; name?: string };

interface DraftSaverOptions {
  save: (answers: DraftChanges) => Promise<void>;
  onStatus: (status: SaveStatus) => void;
}

const quietMilliseconds = 400;
const longestWaitMilliseconds = 30_000;

/** Sends answers soon after they are given, one request at a time, and retries until they arrive. */
export function createDraftSaver({ save, onStatus }: DraftSaverOptions) {
  let waiting: DraftChanges = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let failures = 0;
  let mode: 'open' | 'last' | 'closed' = 'open';

  const hasWaiting = () => Object.keys(waiting).length > 0;
  const sendIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };

  async function send(): Promise<void> {
    const batch = waiting;
    waiting = {};
    onStatus('saving');
    try {
      await save(batch);
      failures = 0;
      onStatus('saved');
    } catch {
      waiting = { ...batch, ...waiting };
      failures += 1;
      onStatus('waiting');
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    await sending;
    if (sending || mode === 'closed' || !hasWaiting()) return;
    sending = send();
    await sending;
    sending = null;
    if (mode === 'open' && hasWaiting()) sendIn(failures > 0 ? retryDelay(failures) : 0);
  }

  return {
    add(answers: DraftChanges): void {
      waiting = { ...waiting, ...answers };
      if (mode === 'open') sendIn(quietMilliseconds);
    },
    flush,
    open(): void {
      mode = 'open';
      if (hasWaiting()) sendIn(quietMilliseconds);
    },
    /** Sends what is left once, because the page is closing and can't retry. */
    finish(): Promise<void> {
      mode = 'last';
      return flush();
    },
    /** Stops sending until it is opened again; resolves when no request is running. */
    async close(): Promise<void> {
      mode = 'closed';
      clearTimeout(timer);
      await sending;
    },
  };
}

const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, longestWaitMilliseconds);
