import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { dataFiles } from '../start/data-files';
import type { InstallRecord } from '../start/install-record';

const versionSchema = z.object({ id: z.string(), text: z.string(), setAt: z.number() });
const storeSchema = z.record(z.string(), z.array(versionSchema).min(1).max(2));
type Version = z.output<typeof versionSchema>;

/** Secrets on this machine: of each the current version, and the one before. */
export interface SecretStore {
  /** Null if there is none in this stage. */
  get(id: string, stage: 'AWSCURRENT' | 'AWSPREVIOUS'): Version | null;
  /** The current version becomes the previous one; null if there is no such secret. */
  put(id: string, text: string): Version | null;
}

/** Until the first rotation there is no file: the install's own keys are the secrets. */
function firstSecrets({ originSecret, adminSecretAccessKey }: InstallRecord): z.output<typeof storeSchema> {
  const first = (text: string) => [{ id: 'first', text, setAt: 0 }];
  return {
    origin: first(originSecret),
    tombstone: first(adminSecretAccessKey),
    notification: first(adminSecretAccessKey),
  };
}

/** Read anew each time, because a command may rotate them while the product runs. */
export function openSecretStore(dataFolder: string, install: InstallRecord): SecretStore {
  const { secrets: file } = dataFiles(dataFolder);
  const read = () =>
    existsSync(file) ? storeSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : firstSecrets(install);
  return {
    get: (id, stage) => read()[id]?.[stage === 'AWSCURRENT' ? 0 : 1] ?? null,
    put(id, text) {
      const stored = read();
      const [current] = stored[id] ?? [];
      if (!current) return null;
      const version = { id: randomUUID(), text, setAt: Date.now() / 1000 };
      const content = JSON.stringify({ ...stored, [id]: [version, current] }, null, 2);
      writeFileSync(`${file}.new`, `${content}\n`, { mode: 0o600 });
      renameSync(`${file}.new`, file);
      return version;
    },
  };
}
