import { GetTokensFromRefreshTokenCommand, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { signUp } from 'aws-amplify/auth';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configureAmplify, signInAs } from '../../../tests/support/local-cloud/amplify';
import {
  autoConfirm,
  clientId,
  connect,
  createTable,
  startTestPool,
} from '../../../tests/support/local-cloud/user-pool';

const issuer = 'http://localhost:3000/cognito/eu-central-1_TestPool';
const username = 'mia@example.com';
const password = 'Right-pass1!';
let folder: string;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'cognito-restart-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The database in its own process, which can be killed without a chance to clean up. */
async function startDatabase(name: string) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const packageJson = createRequire(import.meta.url).resolve(
    `@dynoxide/${process.platform}-${process.arch}/package.json`,
  );
  const args = ['serve', '--port', String(port), '--db-path', join(folder, name)];
  const child = spawn(join(dirname(packageJson), 'dynoxide'), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of child.stderr.iterator({ destroyOnReturn: false })) {
    if (String(line).includes('listening on')) break;
  }
  child.stderr.resume();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

it('users, keys and sessions survive a kill -9', async () => {
  const database = await startDatabase('kept');
  await createTable(connect(database.endpoint));
  const before = await startTestPool({ dynamodbEndpoint: database.endpoint, issuer, triggers: autoConfirm });
  configureAmplify(before);
  await signUp({ username, password });
  const { accessToken, refreshToken } = await signInAs(username, password);
  await database.kill();
  await before.stop();

  const restarted = await startDatabase('kept');
  const after = await startTestPool({ dynamodbEndpoint: restarted.endpoint, issuer, triggers: autoConfirm });
  configureAmplify(after);
  expect(after.cognito.jwks()).toEqual(before.cognito.jwks());
  const user = await after.client.send(new GetUserCommand({ AccessToken: accessToken }));
  expect(user.UserAttributes).toContainEqual({ Name: 'email', Value: username });
  const refresh = new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken: refreshToken });
  expect((await after.client.send(refresh)).AuthenticationResult?.AccessToken).toBeDefined();
  expect((await signInAs(username, password)).accessToken).not.toBe('');
  await expect(signUp({ username, password })).rejects.toThrow('already exists');
  await after.stop();
  await restarted.kill();
});

it('two first starts at once agree on one key', async () => {
  const database = await startDatabase('fresh');
  await createTable(connect(database.endpoint));
  const start = () => startTestPool({ dynamodbEndpoint: database.endpoint });
  const pools = await Promise.all([start(), start()]);
  expect(pools[0].cognito.jwks()).toEqual(pools[1].cognito.jwks());
  await Promise.all(pools.map((pool) => pool.stop()));
  await database.kill();
});
