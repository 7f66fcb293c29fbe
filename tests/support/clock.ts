export interface TestClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Advances the time of day for everything in this process, and returns it; timers keep running as before. */
  advance(milliseconds: number): number;
  /** Advances to the next time UTC shows this: '18:30'. For rules that depend on the time of day. */
  advanceTo(timeOfDay: string): number;
  uninstall(): void;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let running: TestClock | null = null;

/** Replaces Date in this process with one that starts at `from` (ISO 8601) and runs on; without it, at the real time. */
export function installTestClock(from?: string): TestClock {
  const RealDate = globalThis.Date;
  let offset = from === undefined ? 0 : RealDate.parse(from) - RealDate.now();
  const now = () => RealDate.now() + offset;
  const advance = (milliseconds: number) => {
    if (!Number.isFinite(milliseconds) || milliseconds < 0) throw new RangeError('a clock only moves ahead');
    offset += milliseconds;
    return now();
  };
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, property, receiver) => (property === 'now' ? now : Reflect.get(target, property, receiver)),
  });
  return {
    now,
    advance,
    advanceTo(timeOfDay) {
      const time = RealDate.parse(`1970-01-01T${timeOfDay}Z`);
      return advance((((time - now()) % dayMs) + dayMs) % dayMs);
    },
    uninstall() {
      globalThis.Date = RealDate;
    },
  };
}

/** The same day at the hour of `npm run test:clock`, which tries them all; otherwise the instant itself. */
function withTriedHour(instant: string): string {
  const hour = process.env['TEST_START_HOUR'];
  if (hour === undefined) return instant;
  const midnight = Math.floor(Date.parse(instant) / dayMs) * dayMs;
  const sinceTheHour = Date.parse(instant) % hourMs;
  return new Date(midnight + Number(hour) * hourMs + sinceTheHour).toISOString();
}

/**
 * A suite's clock, which begins at the given instant. Suites that share a process share their clock, and time never
 * goes back: they run in the order of their names, each on a later day than the one before.
 */
export function startClock(instant: string): TestClock {
  const from = withTriedHour(instant);
  if (!running) {
    running = installTestClock(from);
    return running;
  }
  const ahead = Date.parse(from) - running.now();
  if (ahead < 0) throw new Error(`It is later than ${from}: begin after the suites whose names come first.`);
  running.advance(ahead);
  return running;
}

/** The clock of the running suite, for helpers: the product does not see the machine's time. */
export function currentClock(): TestClock {
  if (!running) throw new Error('Start the clock first: startClock(instant).');
  return running;
}
