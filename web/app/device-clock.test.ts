import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api/api-error';
import { clock, hearClock } from '../lib/clock';
import { answer, keptOf, kinds, make, names, openTab, pass, sent, setUpKinds } from './unsent-kinds.fixture';

setUpKinds();

/** A freshly opened page knows only what an earlier page stored about the time. */
function forgetTime(): void {
  clock.isSure = false;
  clock.offsetMs = 0;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const offsets = [
  ['15 minutes fast', 15 * minute],
  ['15 minutes slow', -15 * minute],
  ['6 hours fast', 6 * hour],
  ['6 hours slow', -6 * hour],
  ['2 days fast', 2 * day],
  ['2 days slow', -2 * day],
] as const;
/** Ten minutes before and after midnight in Denver. */
const instants = ['2026-11-21T06:50:00Z', '2026-11-21T07:10:00Z'];

describe.each(names)('On a device with another time, a %s', (name) => {
  const cases = instants.flatMap((instant) => offsets.map(([words, by]) => [words, instant, by] as const));
  const deviceMs = () => vi.getMockedSystemTime()?.getTime() ?? 0;
  const told = (realMs: number) => {
    const date = new Date(realMs).toUTCString();
    hearClock(new Response(null, { headers: { date } }), deviceMs());
  };

  function expectRight(real: string): void {
    const { times } = kinds[name];
    expect(sent().map(({ path }) => path)).toEqual(Object.keys(times));
    for (const { path, body } of sent()) {
      const field = (times as Record<string, string>)[path] ?? '';
      const value = String(body[field]);
      const day = real < '2026-11-21T07' ? '2026-11-20' : '2026-11-21';
      const isRight =
        field === 'date' ? value === day : Math.abs(Date.parse(value) - Date.parse(real)) < 3_000;
      expect(isRight, `${field} of ${path} is ${value}`).toBe(true);
    }
  }

  it.each(cases)(
    '%s is of the right moment and day at %s, where the page has heard the server',
    async (_, real, by) => {
      vi.setSystemTime(Date.parse(real) + by);
      told(Date.parse(real));
      const outbox = openTab(name);
      answer.mockReset();
      answer.mockResolvedValue({});
      outbox.add(make(name));
      await pass(1);
      expectRight(real);
    },
  );

  it.each(cases)(
    '%s is put right at %s before it is first sent, where the page had heard nothing',
    async (_, real, by) => {
      forgetTime();
      vi.setSystemTime(Date.parse(real) + by);
      const outbox = openTab(name);
      outbox.add(make(name));
      await pass(1);
      expect(sent()).toEqual([]);
      answer.mockReset();
      answer.mockImplementation(async ({ path }) => {
        if (path === '/health') told(deviceMs() - by);
        return {};
      });
      await pass(60);
      expectRight(real);
      expect(keptOf(name).kept).toEqual([]);
    },
  );

  it('is dated today when its clock was ahead and was corrected before anyone compared it', async () => {
    forgetTime();
    const real = Date.parse('2026-11-21T07:10:00Z');
    vi.setSystemTime(real + 400 * day);
    const outbox = openTab(name);
    answer.mockRejectedValue(new TypeError('offline'));
    outbox.add(make(name));
    await pass(1);
    vi.setSystemTime(real);
    told(real);
    answer.mockReset();
    answer.mockResolvedValue({});
    outbox.retry();
    await pass(60);
    const { times } = kinds[name];
    const said = sent().map(({ path, body }) => String(body[(times as Record<string, string>)[path] ?? '']));
    expect(said.map((time) => time.slice(0, 10))).toEqual(said.map(() => '2026-11-21'));
    expect(said.length).toBeGreaterThan(0);
  });

  it('waits for its day when the server says that day is still in the future', async () => {
    const outbox = openTab(name);
    answer.mockRejectedValue(new ApiError('date_ahead', 422, 'That day is still to come where you are.'));
    outbox.add(make(name));
    await pass(60);
    expect(outbox.readAll()).toMatchObject([{ state: 'waiting' }]);
    answer.mockResolvedValue({});
    await pass(60);
    expect(keptOf(name).kept).toEqual([]);
  });
});
