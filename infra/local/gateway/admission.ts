export interface AdmissionOptions {
  /** Requests worked on at once. */
  slots: number;
  /** A request that takes longer waits for someone else, such as a model, and gives its slot to the next one. */
  holdsForMs: number;
  /** How long a request may wait in line after a burst. */
  burstWaitMs: number;
  /** How long it may wait when the line has not been empty for longer than `burstWaitMs`. */
  standingWaitMs: number;
}

/** Measured with `npm run bench load` on two cores: four at once keep one process busy. */
export const oneProcess: AdmissionOptions = {
  slots: 4,
  holdsForMs: 250,
  burstWaitMs: 300,
  standingWaitMs: 25,
};

/** For tests, which share the machine with others and must not be refused. */
export const patient: AdmissionOptions = { ...oneProcess, burstWaitMs: 120_000 };

/** Resolves with what gives the slot back, or with null for a refusal. */
export type Enter = () => Promise<(() => void) | null>;

interface Waiting {
  since: number;
  admit: (release: (() => void) | null) => void;
}

/**
 * Lets as many requests in as can be served soon. A burst may wait; where the line does not get empty any more,
 * waiting helps no one and requests are refused early (controlled delay: Nichols and Jacobson, ACM Queue 2012).
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
