export interface TestClock {
  now(): number;
  /** Moves the time of day ahead, for everything in this process; timers keep running as they did. */
  advance(milliseconds: number): void;
  uninstall(): void;
}

/** Replaces Date in this process by one with an offset. For tests only. */
export function installTestClock(): TestClock {
  const RealDate = globalThis.Date;
  let offset = 0;
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, property, receiver) => (property === 'now' ? now : Reflect.get(target, property, receiver)),
  });
  return {
    now,
    advance(milliseconds) {
      if (!Number.isFinite(milliseconds) || milliseconds < 0)
        throw new RangeError('a clock only moves ahead');
      offset += milliseconds;
    },
    uninstall() {
      globalThis.Date = RealDate;
    },
  };
}
