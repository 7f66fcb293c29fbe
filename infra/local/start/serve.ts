import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { manifest } from '../../../functions/manifest';
import type { FunctionSpec, Manifest } from '../../../functions/manifest-types';
import { brand } from '../../../shared/brand';
import { dataFiles } from './data-files';
import { resetDataFolder } from './data-lock';
import { demoLogin } from '../seed/demo-people';
import { startLocalCloud, type LocalCloud } from '../local-cloud';

interface ServeOptions {
  port: number;
  dataFolder: string;
  dev: boolean;
  /** Deletes all data first. */
  reset: boolean;
  /** The folder with server and functions as plain JavaScript; null runs them from their sources. */
  bundle: string | null;
  /** Called when the server can no longer serve: it should exit and say why. */
  onLost: (error: Error) => void;
}

interface Served {
  product: string;
  origin: string;
  login: { email: string; password: string };
  stop(): Promise<void>;
}

function bundled(): Manifest {
  const functions = Object.entries<FunctionSpec>(manifest.functions).map(([name, spec]) => {
    return [name, { ...spec, entry: spec.entry.replace(/\.ts$/, '.mjs') as FunctionSpec['entry'] }] as const;
  });
  return { ...manifest, functions: Object.fromEntries(functions) };
}

/** Once per install; after that, the demo people's code is not even loaded. */
async function seedOnce(cloud: LocalCloud, dataFolder: string): Promise<void> {
  const { seeding, seeded } = dataFiles(dataFolder);
  if (existsSync(seeded)) return;
  writeFileSync(seeding, '');
  const { seed } = await import('../seed/seed');
  await seed(cloud);
  renameSync(seeding, seeded);
}

/** What `npm start` runs once everything is installed and built. */
export async function serve({ port, dataFolder, dev, reset, bundle, onLost }: ServeOptions): Promise<Served> {
  // An interrupted first start begins again: its address had not been printed yet.
  const isHalfSeeded = existsSync(dataFiles(dataFolder).seeding);
  if (reset || isHalfSeeded) await resetDataFolder(dataFolder);
  const { origin, stop } = await startLocalCloud({
    port,
    dataFolder,
    dev,
    onLost,
    keepsLog: true,
    ...(bundle ? { root: bundle, manifest: bundled() } : {}),
    seed: (cloud) => seedOnce(cloud, dataFolder),
  });
  return { product: brand.product, origin, login: demoLogin, stop };
}
