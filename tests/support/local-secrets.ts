import { openSecretStore, type SecretStore } from '../../infra/local/secrets/secret-store';
import { loadInstallRecord } from '../../infra/local/start/install-record';

/** The secrets of a running local cloud. */
export const secretsOf = (dataFolder: string): SecretStore =>
  openSecretStore(dataFolder, loadInstallRecord(dataFolder, 'eu-west-2'));

export function currentSecret(dataFolder: string, id: string): string {
  const version = secretsOf(dataFolder).get(id, 'AWSCURRENT');
  if (!version) throw new Error(`there is no secret ${id}`);
  return version.text;
}
