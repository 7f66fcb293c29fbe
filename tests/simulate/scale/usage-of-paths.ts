import { manifest } from '../../../functions/manifest';
import type { FunctionSpec } from '../../../functions/manifest-types';
import { budgets, type Budget } from '../../budgets/budgets';
import { functionOf, serviceOf } from '../../budgets/names';
import { coldStarts, durations, type Path } from './assumptions';

const functions = Object.entries<FunctionSpec>(manifest.functions);

/** What something uses of the database, of functions, and of the socket API. */
export interface Load {
  requests: number;
  calls: number;
  readUnits: number;
  writeUnits: number;
  frames: number;
  starts: number;
  gbSeconds: number;
  events: number;
  messages: number;
}

const noLoad: Load = {
  requests: 0,
  calls: 0,
  readUnits: 0,
  writeUnits: 0,
  frames: 0,
  starts: 0,
  gbSeconds: 0,
  events: 0,
  messages: 0,
};

/** The sum of loads, each as often as it says. */
export function total(parts: readonly (readonly [load: Partial<Load>, times: number])[]): Load {
  const sum = { ...noLoad };
  for (const [load, times] of parts)
    for (const key of Object.keys(sum) as (keyof Load)[]) sum[key] += (load[key] ?? 0) * times;
  return sum;
}

/** The budget with this name; throws if nothing was measured under it. */
export function budgetOf(name: string): Budget {
  const budget = budgets[name];
  if (!budget) throw new Error(`nothing is measured under the name '${name}'`);
  return budget;
}

/** Seconds that a handler takes that makes so many calls. */
export const secondsOf = (calls: number) => (durations.ofAHandler + durations.ofACall * calls) / 1000;

function ran(name: string, spec: FunctionSpec): Load {
  const [calls, readUnits, writeUnits, frames] = budgetOf(name);
  const seconds = secondsOf(calls) + (coldStarts.share * coldStarts.milliseconds) / 1000;
  const gbSeconds = seconds * ((spec.memoryMb ?? 512) / 1024);
  return { ...noLoad, calls, readUnits, writeUnits, frames, starts: 1, gbSeconds };
}

/** One request, or one run of a function that no event starts. */
function loadOf(name: string): Load {
  const spec = functionOf(name);
  return { ...ran(name, spec), requests: spec.contract ? 1 : 0 };
}

/** An event with everyone who hears of it: each is a message, and each handling starts a function. */
function loadOfEvent(type: string): Load {
  const heard = functions.filter(([, { hears }]) => hears?.some((each) => each === type));
  const handled = heard.map(([name, spec]) => [ran(`${serviceOf(name)} on ${type}`, spec), 1] as const);
  const published = ran('publish-events', functionOf('publish-events'));
  return total([...handled, [published, 1], [{ events: 1, messages: heard.length }, 1]]);
}

/** One time that a member goes this way. */
export function loadOfPath({ asks, events = {} }: Path): Load {
  return total([
    ...Object.entries(asks).map(([name, times]) => [loadOf(name), times] as const),
    ...Object.entries(events).map(([type, times]) => [loadOfEvent(type), times] as const),
  ]);
}

const minutesOf = { minute: 1, minutes: 1, hour: 60, hours: 60, day: 1440, days: 1440 } as const;

/** Runs in a day: at an interval, or each hour. */
function runsADay(schedule: NonNullable<FunctionSpec['schedule']>): number {
  if (schedule.startsWith('cron')) return 24;
  const [, every, unit] = /^rate\((\d+) (minutes?|hours?|days?)\)$/.exec(schedule) ?? [];
  if (!unit) throw new Error(`how often is ${schedule}?`);
  return (24 * 60) / (Number(every) * minutesOf[unit as keyof typeof minutesOf]);
}

/** What the clock starts in a day, however many members there are. */
export const loadOfClock = (): Load =>
  total(
    functions.flatMap(([name, spec]) =>
      spec.schedule ? [[ran(name, spec), runsADay(spec.schedule)] as const] : [],
    ),
  );
