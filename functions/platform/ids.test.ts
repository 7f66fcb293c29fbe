import { decodeTime } from 'ulid';
import { afterEach, expect, it, vi } from 'vitest';
import { newId } from './ids';

afterEach(() => void vi.useRealTimers());

it('Ids are ULIDs that tell when they were made, sort as they are made and never repeat', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00.123Z') });
  const ids = Array.from({ length: 2000 }, newId);
  vi.setSystemTime(new Date('2026-11-20T09:00:00.000Z'));
  ids.push(newId());
  vi.setSystemTime(new Date('2026-11-20T10:00:00.124Z'));
  ids.push(newId());
  for (const id of ids) expect(id).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
  expect(ids).toEqual([...new Set(ids)].toSorted());
  expect(new Date(decodeTime(ids[0]!)).toISOString()).toBe('2026-11-20T10:00:00.123Z');
  expect(new Date(decodeTime(ids.at(-1)!)).toISOString()).toBe('2026-11-20T10:00:00.124Z');
});
