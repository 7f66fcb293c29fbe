import { randomUUID } from 'node:crypto';
import type { FunctionSpec, Manifest } from '../../../functions/manifest-types';
import type { Runtime } from './runtime';

export interface Schedules {
  /** Runs a scheduled function now. */
  fire(functionName: string): Promise<unknown>;
  stop(): void;
}

const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const longestMs = 24 * unitMs.day;

/** Milliseconds between two runs of `rate(5 minutes)`; throws for rates that EventBridge or a timer cannot do. */
export function intervalOf(schedule: string): number {
  const [, amount, unit, plural] = /^rate\(([1-9]\d*) (minute|hour|day)(s?)\)$/.exec(schedule) ?? [];
  const isGrammatical = (amount === '1') === (plural === '');
  const ms = Number(amount) * unitMs[unit as keyof typeof unitMs];
  if (!isGrammatical || !(ms <= longestMs)) throw new Error(`the schedule ${schedule} is not understood`);
  return ms;
}

/** Milliseconds from `now` to the next run of `cron(0 * * * ? *)`, the hourly kind; null for other schedules. */
export function untilNextHourly(schedule: string, now: number): number | null {
  const [, minute] = /^cron\((\d|[1-5]\d) \* \* \* \? \*\)$/.exec(schedule) ?? [];
  if (minute === undefined) return null;
  const past = (now - Number(minute) * unitMs.minute) % unitMs.hour;
  return unitMs.hour - past;
}

/** Calls `run` on schedule until the returned function is called. */
function start(schedule: string, run: () => void): () => void {
  const first = untilNextHourly(schedule, Date.now());
  if (first === null) {
    const timer = setInterval(run, intervalOf(schedule)).unref();
    return () => clearInterval(timer);
  }
  let timer = setTimeout(function hourly() {
    timer = setTimeout(hourly, untilNextHourly(schedule, Date.now()) ?? unitMs.hour).unref();
    run();
  }, first).unref();
  return () => clearTimeout(timer);
}

function scheduledEvent(functionName: string) {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: '000000000000',
    time: new Date().toISOString(),
    region: 'local',
    resources: [`arn:aws:events:local:000000000000:rule/${functionName}`],
    detail: {},
  };
}

/** Runs the functions that have a schedule. A failed run is left to the next one. */
export function startSchedules(manifest: Manifest, { invoke }: Runtime): Schedules {
  const scheduled = Object.entries<FunctionSpec>(manifest.functions).filter(([, { schedule }]) => schedule);
  const fire = (functionName: string) => invoke(functionName, scheduledEvent(functionName));
  const stops = scheduled.map(([functionName, { schedule = '' }]) =>
    // The runtime has already reported the failure.
    start(String(schedule), () => void fire(functionName).catch(() => {})),
  );
  return {
    async fire(functionName) {
      if (scheduled.some(([name]) => name === functionName)) return fire(functionName);
      throw new Error(`${functionName} has no schedule in the manifest`);
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}
