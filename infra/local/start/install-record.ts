import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { StartError } from './start-error';

const installSchema = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  adminAccessKeyId: z.string(),
  adminSecretAccessKey: z.string(),
  originSecret: z.string(),
});

/** Ids and secrets made once and kept with the data; none is shared between two installs. */
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

/** Reads `install.json` of the data folder, or makes it on the first start. */
export function loadInstallRecord(dataFolder: string, region: string): InstallRecord {
  const file = join(dataFolder, 'install.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    const record = createRecord(region);
    writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return record;
  }
  try {
    return installSchema.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${file} is damaged: restore it, or start afresh with npm start -- --reset.`);
  }
}
