import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api/api-error';
import {
  answer,
  keptOf,
  kindOf,
  kinds,
  make,
  names,
  openTab,
  pass,
  sent,
  setUpKinds,
  stops,
  type AnyEntry,
} from './unsent-kinds.fixture';

setUpKinds();

describe.each(names)('What was made without a connection: a %s', (name) => {
  it('arrives at the next visit, each entry once and in order, whatever lies between them', async () => {
    const before = openTab(name);
    const entries = [make(name), make(name), make(name)];
    before.add(entries[0] as AnyEntry);
    localStorage.setItem(`unsent/${kindOf(name).name}/sam/broken`, '{"v":1,"at":5,"entry":{"protein":null}}');
    before.add(entries[1] as AnyEntry);
    const newer = { v: 99, at: 6, entry: { of: 'a later version' } };
    localStorage.setItem(`unsent/${kindOf(name).name}/sam/newer`, JSON.stringify(newer));
    before.add(entries[2] as AnyEntry);
    await pass(1);
    stops.splice(0).forEach((stop) => stop());
    answer.mockReset();
    answer.mockResolvedValue({});
    const after = openTab(name);
    await pass(1);
    const { kept, unreadable } = keptOf(name);
    expect(kept).toEqual([]);
    expect(sent().length % 3).toBe(0);
    expect(sent().length).toBeGreaterThan(0);
    expect(unreadable.map(({ id, isNewer }) => [id, isNewer])).toEqual([
      ['broken', false],
      ['newer', true],
    ]);
    expect(after.readUnreadable().map(({ text }) => text)).toContain(JSON.stringify(newer));
    after.discard('broken');
    expect(after.readUnreadable().map(({ id }) => id)).toEqual(['newer']);
  });

  it('is set aside with the reason when it is refused, and can be retried or discarded', async () => {
    const outbox = openTab(name);
    answer.mockRejectedValue(new ApiError('invalid_request', 400, 'Something is out of range.'));
    outbox.add(make(name));
    await pass(600);
    const tries = sent().length;
    expect(keptOf(name).kept).toMatchObject([{ refusal: { message: 'Something is out of range.' } }]);
    expect(outbox.readAll()).toMatchObject([{ state: 'refused' }]);
    expect(openTab(name).readAll()).toMatchObject([{ state: 'refused' }]);
    await pass(600);
    expect(sent()).toHaveLength(tries);
    answer.mockResolvedValue({});
    outbox.retryRefused();
    await pass(1);
    expect(keptOf(name).kept).toEqual([]);
  });

  it.each(['full', 'denied'])('is sent as long as the page is open when storage is %s', async (how) => {
    const refuses = () => {
      throw new DOMException('no', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    const read = how === 'denied' ? refuses : () => null;
    vi.stubGlobal('localStorage', { getItem: read, setItem: refuses, removeItem: read });
    const outbox = openTab(name);
    outbox.add(make(name));
    outbox.add(make(name));
    await pass(1);
    expect(outbox.readAll()).toMatchObject([{ kept: false }, { kept: false }]);
    answer.mockResolvedValue({});
    await pass(60);
    expect(outbox.readAll()).toEqual([]);
  });

  it('is sent once by two tabs, and neither loses what the other adds', async () => {
    const [first, second] = [openTab(name), openTab(name)];
    first.add(make(name));
    second.add(make(name));
    await pass(1);
    expect(keptOf(name).kept).toHaveLength(2);
    answer.mockReset();
    answer.mockResolvedValue({});
    first.retry();
    second.retry();
    await pass(120);
    const perEntry = Object.keys(kinds[name].times).length;
    expect(sent()).toHaveLength(2 * perEntry);
    expect(keptOf(name).kept).toEqual([]);
  });
});

describe.each(names.filter((name) => kinds[name].oldKey))('What an earlier version kept: a %s', (name) => {
  const oldKey = kinds[name].oldKey ?? '';
  it("is migrated from an earlier version's list, and unreadable entries stay", async () => {
    const noahs = { ...make(name), userId: 'noah' };
    localStorage.setItem(oldKey, JSON.stringify([make(name), { userId: 'sam', odd: true }, noahs]));
    const outbox = openTab(name);
    answer.mockResolvedValue({});
    await pass(60);
    expect(sent().length).toBe(Object.keys(kinds[name].times).length);
    expect(outbox.readUnreadable()).toMatchObject([{ text: '{"userId":"sam","odd":true}' }]);
    expect(JSON.parse(localStorage.getItem(oldKey) ?? '')).toEqual([noahs]);
  });
});
