import type { Log } from '../../platform/logger';
import type { Turn, TurnsRepository } from '../turns-repository';

const everyMs = 1_000;

/** Checks once a second whether the person wants the answer to end. */
export function watchStop(turns: Pick<TurnsRepository, 'isStopRequested'>, turn: Turn, log: Log) {
  const stop = new AbortController();
  let looking = false;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      if (await turns.isStopRequested(turn)) stop.abort();
    } catch (error) {
      log.warn('stop not read', { error: error instanceof Error ? error : String(error) });
    } finally {
      looking = false;
    }
  }

  const timer = setInterval(() => void look(), everyMs);
  return { signal: stop.signal, end: () => clearInterval(timer) };
}
