import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exportUsers } from './export-users';
import { createPoolUsersRepository } from './pool-users-repository';
import { createUserExportsRepository } from './user-exports-repository';

const pool = mockClient(CognitoIdentityProviderClient);
const files = mockClient(S3Client);
const user = (n: number): UserType => ({
  Username: `id-${n}`,
  UserStatus: 'CONFIRMED',
  Enabled: true,
  UserCreateDate: new Date('2026-04-01T08:00:00Z'),
  Attributes: [
    { Name: 'email', Value: `user-${n}@example.com` },
    { Name: 'email_verified', Value: 'true' },
  ],
});
const list = (from: number, count: number) => Array.from({ length: count }, (_, n) => user(from + n));
const info = vi.fn<(message: unknown, ...details: unknown[]) => void>();

const run = () =>
  exportUsers({
    users: createPoolUsersRepository(new CognitoIdentityProviderClient({ region: 'eu-west-2' }), 'pool'),
    exports: createUserExportsRepository(new S3Client({ region: 'eu-west-2' }), 'exports'),
    clock: { now: () => new Date('2026-04-08T03:00:00.000Z') },
    log: { info, warn: vi.fn<() => void>(), error: vi.fn<() => void>() },
  });
const written = () =>
  files.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => [input.Key, String(input.Body)]);

beforeEach(() => {
  pool.reset();
  files.reset();
  info.mockReset();
});

describe('The export of accounts', () => {
  it('has a line for each account, and says at its end that it is whole', async () => {
    pool
      .on(ListUsersCommand)
      .resolvesOnce({ Users: list(1, 1), PaginationToken: 'more' })
      .resolves({ Users: list(2, 1) });
    await run();
    const [[key = '', body = ''] = [], last] = written();
    expect(key).toBe('2026-04-08T03-00-00.000Z/0001.jsonl');
    const lines = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toEqual({
      username: 'id-1',
      status: 'CONFIRMED',
      enabled: true,
      createdAt: '2026-04-01T08:00:00.000Z',
      attributes: { email: 'user-1@example.com', email_verified: 'true' },
    });
    expect(last).toEqual(['2026-04-08T03-00-00.000Z/complete.json', '{"users":2,"files":1}']);
  });

  it('of many is many files, and its log names no one', async () => {
    pool
      .on(ListUsersCommand)
      .resolvesOnce({ Users: list(0, 6000), PaginationToken: 'more' })
      .resolves({ Users: list(6000, 1) });
    await run();
    expect(written().map(([key]) => key?.split('/')[1])).toEqual([
      '0001.jsonl',
      '0002.jsonl',
      'complete.json',
    ]);
    expect(info.mock.calls).toEqual([['users exported', { users: 6001, files: 2 }]]);
  });

  it('that breaks off is not whole', async () => {
    pool
      .on(ListUsersCommand)
      .resolvesOnce({ Users: list(0, 6000), PaginationToken: 'more' })
      .rejects(new Error('down'));
    await expect(run()).rejects.toThrow('down');
    expect(written().map(([key]) => key)).not.toContain(expect.stringContaining('complete'));
  });
});
