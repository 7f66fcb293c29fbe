import type { Line } from './conversation';

/** Where the last exchange starts: what is shown unless the person asks for everything. */
export function recentStart(lines: readonly Line[]): number {
  const last = lines.findLastIndex(({ from }) => from === 'person');
  return Math.max(0, last);
}
