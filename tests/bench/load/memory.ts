import { spawnSync } from 'node:child_process';
import { childrenOf } from '../../support/spawned-product';

export interface MemorySample {
  /** Minutes since the load began. */
  at: number;
  serverMb: number;
  databaseMb: number;
}

/** A process's resident memory in megabytes; NaN if unknown. */
function residentMb(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout?.trim() || Number.NaN) / 1024;
}

/** Samples the memory of the product and its database until it is stopped. */
export function watchMemory(pid: number, everyMs: number) {
  const samples: MemorySample[] = [];
  const began = performance.now();
  const database = childrenOf(pid).find(({ name }) => name === 'dynoxide');
  const sample = () =>
    samples.push({
      at: (performance.now() - began) / 60_000,
      serverMb: residentMb(pid),
      databaseMb: database ? residentMb(database.pid) : Number.NaN,
    });
  sample();
  const timer = setInterval(sample, everyMs);
  return {
    end(): MemorySample[] {
      clearInterval(timer);
      sample();
      return samples;
    },
  };
}

/** Megabytes per minute, by least squares over the second half: what is loaded at the start is not a leak. */
export function slopeOf(samples: readonly MemorySample[], of: 'serverMb' | 'databaseMb'): number {
  const later = samples.slice(Math.floor(samples.length / 2));
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [meanAt, meanMb] = [mean(later.map(({ at }) => at)), mean(later.map((each) => each[of]))];
  const covariance = later.reduce((sum, each) => sum + (each.at - meanAt) * (each[of] - meanMb), 0);
  const variance = later.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  return covariance / variance;
}
