import * as z from 'zod';
import type { Usage } from '../../functions/platform/usage';

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
    endpoint: z.string(),
    status: z.number(),
  }),
  usageSchema.extend({ service: z.string(), message: z.literal('event'), type: z.string() }),
  usageSchema.extend({ message: z.literal('standings applied') }),
  usageSchema.extend({ message: z.literal('run'), name: z.string() }),
]);
type Line = z.output<typeof lineSchema>;

/** What was measured under this name: 'workouts startWorkout', 'points on WorkoutCompleted', 'leagues-close'. */
function nameOf(line: Line): string | null {
  switch (line.message) {
    case 'request':
      return line.status < 400 ? `${line.service} ${line.endpoint}` : null;
    case 'event':
      return `${line.service} on ${line.type}`;
    case 'standings applied':
      return 'leaderboard on PointsAwarded';
    case 'run':
      return line.name;
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
      const name = line.success ? nameOf(line.data) : null;
      if (!line.success || name === null) continue;
      const { calls, readUnits, writeUnits, frames } = line.data;
      const usage = { calls, readUnits, writeUnits, frames };
      used.set(name, most(used.get(name) ?? usage, usage));
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
