export interface TestClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Moves the time of day ahead for everything in this process, and answers it; timers keep running as they did. */
  advance(milliseconds: number): number;
  /** Moves ahead to the next time that UTC's clocks show this: '18:30'. For rules that depend on the time of day. */
  advanceTo(timeOfDay: string): number;
  uninstall(): void;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let running: TestClock | null = null;

/** Replaces Date in this process by one that shows `from` (ISO 8601) now and goes on from there; without it, the time it is. */
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

/** The same day with the hour of `npm run test:clock`, which tries them all; elsewhere the instant itself. */
function withTriedHour(instant: string): string {
  const hour = process.env['TEST_START_HOUR'];
  if (hour === undefined) return instant;
  const midnight = Math.floor(Date.parse(instant) / dayMs) * dayMs;
  const sinceTheHour = Date.parse(instant) % hourMs;
  return new Date(midnight + Number(hour) * hourMs + sinceTheHour).toISOString();
}

/**
 * The clock of a suite, which begins at the instant it names. Suites that share a process share their clock, and a
 * product never sees time go back: they run in the order of their names, each from a later day than the one before.
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

/** The clock of the suite that runs; helpers ask it, because the time of the machine is nothing the product knows. */
export function currentClock(): TestClock {
  if (!running) throw new Error('Start the clock first: startClock(instant).');
  return running;
}
