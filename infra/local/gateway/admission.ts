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

/** Resolves to a function that releases the slot, or to null for a refusal. */
export type Enter = () => Promise<(() => void) | null>;

interface Waiting {
  since: number;
  admit: (release: (() => void) | null) => void;
}

/**
 * Admits as many requests as can be served soon. A burst may wait; once the line no longer empties, waiting helps no
 * one and requests are refused early (controlled delay: Nichols and Jacobson, ACM Queue 2012).
 */
export function createAdmission(options: AdmissionOptions, now = () => performance.now()): Enter {
  const line: Waiting[] = [];
  let free = options.slots;
  let emptyAt = now();

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
    const patience = at - emptyAt > burstWaitMs ? standingWaitMs : burstWaitMs;
    while (free > 0) {
      const first = line.shift();
      if (!first) break;
      first.admit(at - first.since > patience ? null : hold());
    }
    if (line.length === 0) emptyAt = at;
  }

  return () =>
    new Promise((admit) => {
      if (line.length === 0) emptyAt = now();
      line.push({ since: now(), admit });
      next();
    });
}
