interface Timer {
  due: number;
  /** Null for a timeout. */
  every: number | null;
  run: () => void;
}

type Work = (...args: unknown[]) => void;

/** How far this page's time is ahead of the machine's, in milliseconds. */
const key = 'test-clock-ahead';
const RealDate = Date;
const realElapsed = performance.now.bind(performance);
const timers = new Map<number, Timer>();
let ahead = 0;
let leapt = 0;

const now = () => RealDate.now() + ahead;
const elapsed = () => realElapsed() + leapt;

function replaceTime(): void {
  window.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, property, receiver) => (property === 'now' ? now : Reflect.get(target, property, receiver)),
  });
  performance.now = elapsed;
  const draw = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (work) => draw((time) => work(time + leapt));
}

/** Timers run as ever, and are known, so that a leap can bring them forward. */
function replaceTimers(): (id?: number) => void {
  const [startTimeout, startInterval] = [window.setTimeout.bind(window), window.setInterval.bind(window)];
  const end = window.clearTimeout.bind(window);
  const clear = (id?: number) => {
    timers.delete(id ?? 0);
    end(id);
  };
  const once = (work: TimerHandler, wait = 0, ...args: unknown[]): number => {
    const run = () => void (work as Work)(...args);
    const id = startTimeout(() => {
      timers.delete(id);
      run();
    }, wait);
    timers.set(id, { due: elapsed() + wait, every: null, run });
    return id;
  };
  const repeatedly = (work: TimerHandler, wait = 0, ...args: unknown[]): number => {
    const run = () => void (work as Work)(...args);
    const id = startInterval(run, wait);
    timers.set(id, { due: elapsed() + wait, every: wait, run });
    return id;
  };
  Object.assign(window, { setTimeout: once, setInterval: repeatedly });
  Object.assign(window, { clearTimeout: clear, clearInterval: clear });
  return clear;
}

/**
 * The page's time is the server's, and `leap(milliseconds)` moves it ahead, as in a tab that no one looked at for a
 * while: whatever is due by then happens once, in order.
 */
export function installPageClock(): void {
  ahead = Number(localStorage.getItem(key) ?? 0);
  replaceTime();
  const clear = replaceTimers();
  const leap = (milliseconds: number) => {
    ahead += milliseconds;
    leapt += milliseconds;
    localStorage.setItem(key, String(ahead));
    const due = [...timers].filter(([, timer]) => timer.due <= elapsed());
    for (const [id, timer] of due.toSorted(([, a], [, b]) => a.due - b.due)) {
      if (!timers.has(id)) continue;
      if (timer.every === null) clear(id);
      else timer.due = elapsed() + timer.every;
      timer.run();
    }
  };
  Object.assign(window, { leap });
}
