import { expect, it } from 'vitest';
import type { TableSpec } from './manifest-types';
import { isKeyName } from './platform/storage/malformed';
import { tables } from './tables';

it('A row that cannot be read is found by the key that the log tells, in every table', () => {
  for (const { key, sort } of Object.values<TableSpec>(tables))
    expect([key, sort ?? key].every(isKeyName)).toBe(true);
  expect(['name', 'email', 'note', 'points', 'title', 'auth', 'p256dh'].some(isKeyName)).toBe(false);
});
