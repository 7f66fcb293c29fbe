import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { dataFiles, dataWayOut } from './data-files';
import { StartError } from './start-error';

const installSchema = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  adminAccessKeyId: z.string(),
  adminSecretAccessKey: z.string(),
  originSecret: z.string(),
});

/** IDs and secrets, generated once and stored with the data; no two installs share them. */
export type InstallRecord = z.output<typeof installSchema>;

const lowerAlphanumeric = 'abcdefghijklmnopqrstuvwxyz0123456789';

function randomId(length: number): string {
  return Array.from(randomBytes(length), (byte) => lowerAlphanumeric[byte % lowerAlphanumeric.length]).join(
    '',
  );
}

function createRecord(region: string): InstallRecord {
  return {
    userPoolId: `${region}_${randomId(9)}`,
    userPoolClientId: randomId(26),
    adminAccessKeyId: `AKIA${randomId(16).toUpperCase()}`,
    adminSecretAccessKey: randomBytes(30).toString('base64'),
    originSecret: randomBytes(24).toString('base64url'),
  };
}

function writeRecord(file: string, region: string): InstallRecord {
  const record = createRecord(region);
  writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return record;
}

const hasBytes = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Null if there is none. */
function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StartError(`${file} cannot be read: check its owner, ${dataWayOut}`);
  }
}

function parseRecord(file: string, text: string): InstallRecord {
  try {
    return installSchema.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${file} is damaged: ${dataWayOut}`);
  }
}

/**
 * Reads `install.json` of the data folder, or creates it on the first start. Throws StartError if it cannot be read,
 * or if either the record or the database is missing: accounts and links would no longer fit.
 */
export function loadInstallRecord(dataFolder: string, region: string): InstallRecord {
  const { install: file, database, seeded } = dataFiles(dataFolder);
  const text = readText(file);
  if (text === null) {
    if (existsSync(database))
      throw new StartError(`${file} is missing, but the data needs it: ${dataWayOut}`);
    return writeRecord(file, region);
  }
  const record = parseRecord(file, text);
  if (existsSync(seeded) && !hasBytes(database))
    throw new StartError(`${database} is missing or empty, but other files refer to it: ${dataWayOut}`);
  return record;
}
