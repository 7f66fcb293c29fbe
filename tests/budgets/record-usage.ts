import * as z from 'zod';
import { manifest } from '../../functions/manifest';
import type { Usage } from '../../functions/platform/running';

const usageSchema = z.object({
  calls: z.number(),
  readUnits: z.number(),
  writeUnits: z.number(),
  frames: z.number(),
});
/** The log lines of requests, events, batches of standings, and runs; other lines say nothing about usage. */
const lineSchema = z.union([
  usageSchema.extend({
    service: z.string(),
    message: z.literal('request'),
    route: z.string(),
    status: z.number(),
  }),
  usageSchema.extend({ service: z.string(), message: z.literal('event'), event: z.string() }),
  usageSchema.extend({ message: z.literal('standings applied') }),
  usageSchema.extend({ message: z.literal('run'), name: z.string() }),
]);
type Line = z.output<typeof lineSchema>;

/** What was measured, by name: 'workouts startWorkout', 'points on WorkoutCompleted', 'leagues-close'. */
function namesOf(line: Line): string[] {
  switch (line.message) {
    case 'request':
      return line.status < 400 ? [`${line.service} ${line.route}`] : [];
    case 'event':
      return [`${line.service} on ${line.event}`];
    case 'standings applied':
      // The events of a batch are handled together, whatever they are.
      return (manifest.functions['leaderboard-events']?.hears ?? []).map((type) => `leaderboard on ${type}`);
    case 'run':
      return [line.name];
  }
}

const most = (a: Usage, b: Usage): Usage => ({
  calls: Math.max(a.calls, b.calls),
  readUnits: Math.max(a.readUnits, b.readUnits),
  writeUnits: Math.max(a.writeUnits, b.writeUnits),
  frames: Math.max(a.frames, b.frames),
});

/** Reads the usage out of the product's own log, which is swallowed until `end`; keeps the most of each name. */
export function recordUsage() {
  const used = new Map<string, Usage>();
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    const text = String(chunk);
    if (!text.startsWith('{"level"')) return write(chunk, ...rest);
    for (const each of text.split('\n').filter(Boolean)) {
      const line = lineSchema.safeParse(JSON.parse(each));
      if (!line.success) continue;
      const { calls, readUnits, writeUnits, frames } = line.data;
      const usage = { calls, readUnits, writeUnits, frames };
      for (const name of namesOf(line.data)) used.set(name, most(used.get(name) ?? usage, usage));
    }
    return true;
  }) as typeof stdout.write;
  return {
    used,
    /** Forgets what came before. */
    clear: () => used.clear(),
    end: () => void (stdout.write = write),
  };
}
