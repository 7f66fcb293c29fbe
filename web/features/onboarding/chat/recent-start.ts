import type { Line } from './conversation';

/** Where the exchange before the last one begins: what is shown unless somebody asks for all of it. */
export function recentStart(lines: readonly Line[]): number {
  const last = lines.findLastIndex(({ from }) => from === 'person');
  return Math.max(0, last);
}
