import { describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { systemClock } from '../clock';
import { newId } from '../ids';
import { createStorage } from './storage';

const variables = {
  STAGE: 'prod',
  TABLE_PREFIX: 'vita-prod-',
  EVENT_BUS_NAME: 'vita-prod',
  SOCKET_ENDPOINT: 'https://sockets.example',
  SOCKET_URL: 'wss://sockets.example',
  LEADERBOARD_SHARDS: '1',
};
const tableNames = (more: Record<string, string>) =>
  ['people', 'profiles', 'weights'].map(
    createStorage(readConfig({ ...variables, ...more }), systemClock, newId).tableName,
  );

describe('The name of a table', () => {
  it('is the prefix of the environment and its own', () => {
    expect(tableNames({})).toEqual(['vita-prod-people', 'vita-prod-profiles', 'vita-prod-weights']);
  });

  it('is another one where the table was restored', () => {
    expect(tableNames({ RESTORED_TABLES: 'people=people-1,weights=weights-2' })).toEqual([
      'vita-prod-people-1',
      'vita-prod-profiles',
      'vita-prod-weights-2',
    ]);
  });
});
