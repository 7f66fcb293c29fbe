import { decodeTime, isValid } from 'ulid';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clock } from './clock';
import { newId } from './new-id';

afterEach(() => {
  clock.offsetMs = 0;
  vi.useRealTimers();
});

describe('A new id', () => {
  it.each(['2026-11-20T10:00:00.123Z', '2035-01-01T00:00:00.000Z'])('holds the server’s time: %s', (now) => {
    vi.useFakeTimers({ now: new Date(now) });
    clock.offsetMs = -90_000;
    const id = newId();
    expect(isValid(id)).toBe(true);
    expect(decodeTime(id)).toBe(Date.parse(now) - 90_000);
  });

  it('is different each time', () => {
    expect(new Set(Array.from({ length: 200 }, newId)).size).toBe(200);
  });
});
