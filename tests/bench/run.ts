import { spawnCloud, type SpawnedCloud } from '../support/spawned-cloud';
import { benchAwardLatency } from './award-latency';
import { benchClips } from './clips';
import { benchCoach } from './coach';
import { benchCoachStage } from './coach-stage';
import { benchLibrarySearch } from './library-search';
import { benchPlayerStart } from './player-start';
import { benchRankLookup } from './rank-lookup';
import { benchReadLatency } from './read-latency';
import { benchSizes } from './sizes';

async function inOwnCloud(bench: (cloud: SpawnedCloud) => Promise<string[]>): Promise<string[]> {
  const cloud = await spawnCloud({ from: '2026-04-08T09:30:00Z' });
  try {
    return await bench(cloud);
  } finally {
    await cloud.stop();
  }
}

const benches: [name: string, run: () => Promise<string[]>][] = [
  ['awards', () => inOwnCloud(benchAwardLatency)],
  ['reads', () => inOwnCloud(benchReadLatency)],
  ['coach', benchCoach],
  ['ranks', benchRankLookup],
  ['sizes', benchSizes],
  ['clips', benchClips],
  ['stage', benchCoachStage],
  ['search', benchLibrarySearch],
  ['player', () => inOwnCloud(benchPlayerStart)],
];

const wanted = process.argv.slice(2);
for (const [name, run] of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  for (const line of await run()) console.log(`  ${line}`);
}
