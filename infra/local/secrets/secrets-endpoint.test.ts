import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadInstallRecord } from '../start/install-record';
import { openSecretStore } from './secret-store';
import { createSecretsEndpoint } from './secrets-endpoint';

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vita-secrets-'));
  const handle = createSecretsEndpoint(openSecretStore(folder, loadInstallRecord(folder, 'eu-west-2')));
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

async function ask(operation: string, input: object) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method: 'POST',
    headers: { 'x-amz-target': `secretsmanager.${operation}` },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const valueOf = async (SecretId: string, VersionStage?: string) =>
  (await ask('GetSecretValue', { SecretId, VersionStage })).body['SecretString'];
const put = (SecretString: string) =>
  ask('PutSecretValue', { SecretId: 'tombstone', SecretString, ClientRequestToken: randomUUID() });

describe('The stand-in for Secrets Manager', () => {
  it('has the install’s own keys as first generation, and none before', async () => {
    const install = loadInstallRecord(folder, 'eu-west-2');
    expect(await valueOf('origin')).toBe(install.originSecret);
    expect(await valueOf('notification')).toBe(install.adminSecretAccessKey);
    const before = await ask('GetSecretValue', { SecretId: 'origin', VersionStage: 'AWSPREVIOUS' });
    expect(before).toEqual({ status: 400, body: { __type: 'ResourceNotFoundException' } });
  });

  it('keeps the last two generations of a secret, in a file for its owner alone', async () => {
    const first = await valueOf('tombstone');
    await put('second');
    expect([await valueOf('tombstone'), await valueOf('tombstone', 'AWSPREVIOUS')]).toEqual([
      'second',
      first,
    ]);
    await put('third');
    expect([await valueOf('tombstone'), await valueOf('tombstone', 'AWSPREVIOUS')]).toEqual([
      'third',
      'second',
    ]);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(await valueOf('notification')).toBe(first);
  });

  it.each([
    ['GetSecretValue', { SecretId: 'unknown' }, 'ResourceNotFoundException'],
    [
      'PutSecretValue',
      { SecretId: 'unknown', SecretString: 'x', ClientRequestToken: 'a'.repeat(32) },
      'ResourceNotFoundException',
    ],
    ['PutSecretValue', { SecretId: 'tombstone', SecretString: '' }, 'InvalidParameterException'],
    ['GetSecretValue', { SecretId: 'tombstone', VersionStage: 'AWSPENDING' }, 'InvalidParameterException'],
    ['DeleteSecret', { SecretId: 'tombstone' }, 'InvalidParameterException'],
  ])('refuses %s of %j', async (operation, input, type) => {
    expect(await ask(operation, input)).toEqual({ status: 400, body: { __type: type } });
  });
});
