import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as z from 'zod';
import type { Generations, Secret } from '../../functions/platform/secret';
import {
  createCallSecrets,
  createReadSecret,
  type CallSecrets,
  type ReadSecret,
} from '../../functions/platform/secrets-manager';
import type { Storage } from '../../functions/platform/storage/storage';
import { findEnvironment } from '../environments';
import { openSecretStore } from '../local/secrets/secret-store';
import { dataFiles } from '../local/start/data-files';
import { loadInstallRecord } from '../local/start/install-record';
import { secretNameOf, secretTag } from '../names';

export interface Secrets {
  idOf(name: string): Promise<string>;
  read: ReadSecret;
  /** The current generation becomes the previous one. */
  write(id: string, text: string): Promise<void>;
}

const listSchema = z.object({
  SecretList: z.array(
    z.object({
      ARN: z.string(),
      Tags: z.array(z.object({ Key: z.string(), Value: z.string() })).default([]),
    }),
  ),
});

/** The secrets of a deployed environment, by the tags that its data stack gave them. */
export function deployedSecrets(call: CallSecrets, stackName: string): Secrets {
  return {
    async idOf(name) {
      const tag = secretNameOf(stackName, name);
      const listed = await call('ListSecrets', { Filters: [{ Key: 'tag-value', Values: [tag] }] });
      const found = listSchema
        .parse(listed)
        .SecretList.filter(({ Tags }) => Tags.some(({ Key, Value }) => Key === secretTag && Value === tag));
      const [secret, ...others] = found;
      if (!secret || others.length > 0)
        throw new Error(`${found.length} secrets have the tag ${tag}: deploy the data stack first.`);
      return secret.ARN;
    },
    read: createReadSecret(call),
    async write(SecretId, SecretString) {
      await call('PutSecretValue', { SecretId, SecretString, ClientRequestToken: randomUUID() });
    },
  };
}

/** The secrets in a data folder, which may belong to a running product. */
export function localSecrets(dataFolder: string): Secrets {
  if (!existsSync(dataFiles(dataFolder).install)) throw new Error('There is no data yet: run npm start.');
  const store = openSecretStore(dataFolder, loadInstallRecord(dataFolder, 'eu-west-2'));
  return {
    idOf: async (name) => name,
    async read(id, stage = 'AWSCURRENT') {
      const version = store.get(id, stage);
      return version && { text: version.text, setAt: new Date(version.setAt * 1000) };
    },
    async write(id, text) {
      if (!store.put(id, text)) throw new Error(`There is no secret called ${id}.`);
    },
  };
}

/** Both generations of a secret, read once. */
export function generationsOf(secrets: Secrets, name: string): Pick<Secret, 'read'> {
  let reading: Promise<Generations> | null = null;
  async function load(): Promise<Generations> {
    const id = await secrets.idOf(name);
    const current = await secrets.read(id);
    if (!current) throw new Error(`There is no ${name} secret.`);
    const previous = await secrets.read(id, 'AWSPREVIOUS');
    return { current: current.text, previous: previous?.text ?? null };
  }
  return { read: () => (reading ??= load()) };
}

/** The secrets of an environment, or of this machine. */
export function openSecrets(
  { env, data }: { env: string | undefined; data: string },
  { documents }: Storage,
): Secrets {
  if (env === undefined) return localSecrets(data);
  const call = createCallSecrets(process.env['AWS_ENDPOINT_URL'], documents);
  return deployedSecrets(call, findEnvironment(env).stackName);
}
