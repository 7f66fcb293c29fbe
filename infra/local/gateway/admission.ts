export interface AdmissionOptions {
  /** Requests worked on simultaneously. */
  slots: number;
  /** A request that takes longer is waiting for something else, such as a model, and gives its slot to the next one. */
  holdsForMs: number;
  /** How long a request may wait in line after a burst. */
  burstWaitMs: number;
  /** How long it may wait if the line has not been empty for longer than `burstWaitMs`. */
  standingWaitMs: number;
}

/** Measured with `npm run bench load` on two cores: four in parallel keep one process busy. */
export const oneProcess: AdmissionOptions = {
  slots: 4,
  holdsForMs: 250,
  burstWaitMs: 300,
  standingWaitMs: 25,
};

/** For tests, which share the machine and must not be refused. */
export const patient: AdmissionOptions = { ...oneProcess, burstWaitMs: 120_000 };

/** Resolves to a function that releases the slot, or to null for a refusal; each `caller` has a line of their own. */
export type Enter = (caller: string) => Promise<(() => void) | null>;

interface Waiting {
  since: number;
  admit: (release: (() => void) | null) => void;
}

/** A caller's waiting requests, and since when there has been no moment without one. */
interface Line {
  since: number;
  waiting: Waiting[];
}

/**
 * Admits as many requests as can be served soon, one of each caller in turn, so that nobody's flood turns others away.
 * A burst may wait; once a line no longer empties, waiting helps no one and its requests are refused early (controlled
 * delay: Nichols and Jacobson, ACM Queue 2012).
 */
export function createAdmission(options: AdmissionOptions, now = () => performance.now()): Enter {
  const lines = new Map<string, Line>();
  let free = options.slots;

  function hold(): () => void {
    free -= 1;
    let isHeld = true;
    function release(): void {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(timer);
      free += 1;
      next();
    }
    const timer = setTimeout(release, options.holdsForMs);
    return release;
  }

  function next(): void {
    const at = now();
    const { burstWaitMs, standingWaitMs } = options;
    for (const [caller, line] of lines) {
      if (free === 0) return;
      const first = line.waiting.shift();
      const patience = at - line.since > burstWaitMs ? standingWaitMs : burstWaitMs;
      // To the end of the round; the loop comes back to it there.
      lines.delete(caller);
      if (line.waiting.length > 0) lines.set(caller, line);
      first?.admit(at - first.since > patience ? null : hold());
    }
  }

  return (caller) =>
    new Promise((admit) => {
      const line = lines.get(caller) ?? { since: now(), waiting: [] };
      line.waiting.push({ since: now(), admit });
      lines.set(caller, line);
      next();
    });
}
