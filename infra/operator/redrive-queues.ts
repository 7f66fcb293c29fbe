import type { Sqs } from './sqs';

/** Queues for what no queue accepted, recognized by name: there is no queue to move it back to. */
const hasNoSource = /Undelivered|Failures/;

const whereFrom = (name: string) =>
  name.includes('Failures')
    ? 'given up by a stream, then published by sweep-outbox: empty the queue'
    : 'no rule could deliver these: inspect them, there is no queue to move them back to';

/**
 * Lists the dead-letter queues of an environment and starts moving their messages back; with `only`, those whose name
 * contains that word. Returns one line per queue.
 */
export async function redriveQueues(sqs: Sqs, prefix: string, only = ''): Promise<string[]> {
  const all = await sqs.list(prefix);
  const dead = all.filter(({ name, sources }) => sources > 0 || hasNoSource.test(name));
  const meant = dead.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  if (meant.length === 0) return [`No dead-letter queue of ${prefix} has '${only}' in its name.`];
  const lines: string[] = [];
  for (const { name, arn, depth, sources } of meant.toSorted((a, b) => b.depth - a.depth)) {
    if (depth > 0 && sources > 0) await sqs.startMove(arn);
    const outcome = depth === 0 ? '' : sources > 0 ? '  moving back' : `  ${whereFrom(name)}`;
    lines.push(`${String(depth).padStart(7)}  ${name}${outcome}`);
  }
  return lines;
}
