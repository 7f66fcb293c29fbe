import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../support/chaos';
import { freePort, spawnProduct, type SpawnedProduct } from '../support/spawned-product';
import type { Memory } from './acknowledged';
import { gatherCrowd } from './crowd';
import { ageAccountsIn } from './database';

export interface ChaosOptions {
  kills: number;
  people: number;
  seed: number;
  /** Where the product keeps its data. */
  data: string;
  /** Where its errors are logged. */
  log: string;
  say: (line: string) => void;
}

export interface Survived {
  memory: Memory;
  kills: { whileStarting: number; withDatabase: number };
  /** Milliseconds from each start to its first response. */
  starts: number[];
  product: SpawnedProduct;
  origin: string;
}

const shares = { whileStarting: 0.15, withDatabase: 0.25 };
const longest = { runMs: 8_000, startMs: 600 };
const thinkMs = 250;

/**
 * Kills the product repeatedly at random moments while people use it, and restarts it each time. It is still running
 * when everyone has finished.
 */
export async function surviveKills({ kills, people, seed, data, log, say }: ChaosOptions): Promise<Survived> {
  const random = seededRandom(seed);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const descriptor = openSync(log, 'a');
  const survived = { kills: { whileStarting: 0, withDatabase: 0 }, starts: [] as number[] };
  const start = () => spawnProduct({ data, port, log: descriptor });

  let product = start();
  await product.ready;
  const crowd = await gatherCrowd(origin, { people, seed, thinkMs });
  await ageAccountsIn(data);
  say(`${people} people use the product at ${origin}`);
  const living = crowd.run();

  async function kill(): Promise<void> {
    const withDatabase = random() < shares.withDatabase;
    if (withDatabase) survived.kills.withDatabase += 1;
    await product.kill(withDatabase);
    product = start();
  }
  async function startAgain(): Promise<void> {
    const began = performance.now();
    await product.ready;
    survived.starts.push(performance.now() - began);
  }
  for (let n = 1; n <= kills; n += 1) {
    await pause(random() * longest.runMs);
    await kill();
    if (random() < shares.whileStarting) {
      survived.kills.whileStarting += 1;
      n += 1;
      await pause(random() * longest.startMs);
      await kill();
    }
    await startAgain();
    say(`killed ${n} times, ${crowd.memory.acknowledged.length} writes acknowledged`);
  }
  crowd.end();
  await living;
  closeSync(descriptor);
  return { ...survived, memory: crowd.memory, product, origin };
}
