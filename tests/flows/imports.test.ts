import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { activityContract } from '../../shared/contracts/activity';
import type { BodyDay, ImportPart } from '../../shared/contracts/body-data';
import { profileContract } from '../../shared/contracts/profile';
import { activityIdOf, isSameActivity, type ToldActivity } from '../../shared/rules/activities';
import { addDays, localDateOf, localDateSchema } from '../../shared/rules/local-date';
import { answers } from '../support/answers';
import { importFile, readBodyData, toldRun, undoImport } from '../support/body-data';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { crashAfter } from '../support/crash-after';
import { newId } from '../support/new-id';
import { signUpUser, type TestUser } from '../support/sign-in';
import { rowsOf } from '../support/table-rows';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-06-22T09:30:00Z');
const crash = crashAfter();
let cloud: TestCloud;
let maya: TestUser;

afterAll(() => cloud.stop());
beforeAll(async () => {
  cloud = await startTestCloud();
});
beforeEach(async () => {
  crash.writesLeft = Infinity;
  maya = await onboarded();
});

async function onboarded(): Promise<TestUser> {
  const user = await signUpUser(cloud.origin, { timeZone: 'UTC' });
  await user.call(profileContract.completeOnboarding, { body: answers });
  return user;
}

const today = () => localDateOf(new Date(clock.now()), 'UTC');
const daysAgo = (days: number) => addDays(today(), -days);
const runAgo = (days: number, changes: Partial<ToldActivity> = {}) =>
  toldRun(`${daysAgo(days)}T06:30:00Z`, changes);

/** All that a person sees and that other areas decide from. */
async function everythingOf(user: TestUser) {
  await cloud.idle();
  const [profile, { weights }, data, { imports }, days] = await Promise.all([
    user.call(profileContract.readProfile),
    user.call(profileContract.listWeights),
    readBodyData(user, daysAgo(390), today()),
    user.call(activityContract.listImports),
    outsideSecondsOf(user),
  ]);
  return { profile, weights, data, imports, days };
}

/** Seconds by day, as they are stored. */
async function outsideSecondsOf(user: TestUser): Promise<Record<string, number>> {
  const rows = (await rowsOf(cloud.documents, 'activity-days')).filter(
    ({ userId, outsideSeconds }) => userId === user.userId && Boolean(outsideSeconds),
  );
  return Object.fromEntries(
    rows.map(({ localDate, outsideSeconds }) => [String(localDate), Number(outsideSeconds)]),
  );
}

/** A week of everything, whose weights are newer than the person's own. */
const week = (): Partial<ImportPart> => ({
  activities: [6, 4, 2, 0].map((days) => runAgo(days)),
  steps: [6, 5, 4, 3, 2, 1, 0].map((days) => ({ date: daysAgo(days), total: 9_000 + days })),
  weights: [5, 3, 1].map((days) => ({ date: daysAgo(days), weightKg: 72 + days / 10 })),
  restingHeartRates: [6, 3].map((days) => ({ date: daysAgo(days), beatsPerMinute: 50 + days })),
});

describe('A week that is imported and undone', () => {
  it('is seen, changes the weight of the answers, and leaves everything as it was before', async () => {
    await doWorkout(maya, clock);
    await maya.call(activityContract.recordSteps, { body: { date: today(), total: 4_000 } });
    const logged = { id: newId(), weightKg: 70.5, date: today() };
    await maya.call(profileContract.logWeight, { body: logged });
    clock.advance(8 * 86_400_000);
    const before = await everythingOf(maya);

    const { id, added } = await importFile(maya, [week()]);
    expect(added).toEqual({ activities: 4, steps: 7, weights: 3, restingHeartRates: 2 });
    const during = await everythingOf(maya);
    expect(during.profile.answers?.weightKg).toBe(72.1);
    expect(during.days).toEqual({
      [daysAgo(6)]: 1800,
      [daysAgo(4)]: 1800,
      [daysAgo(2)]: 1800,
      [today()]: 1800,
    });

    await undoImport(maya, id);
    expect(await everythingOf(maya)).toEqual(before);
  });

  it('is imported again as if for the first time, and single activities may be missing by then', async () => {
    const first = await importFile(maya, [week()]);
    await maya.call(activityContract.removeActivity, { params: { id: activityIdOf(runAgo(4)) } });
    await undoImport(maya, first.id);
    const second = await importFile(maya, [week()]);
    expect(second.added).toEqual(first.added);
    expect((await readBodyData(maya, daysAgo(7), today())).activities).toHaveLength(4);
  });

  it('keeps what is not of it: the own weight of a day, other sources, other files', async () => {
    clock.advance(8 * 86_400_000);
    await importFile(maya, [{ activities: [runAgo(10)], steps: [{ date: daysAgo(2), total: 4_000 }] }]);
    const { id } = await importFile(maya, [week()]);
    await maya.call(profileContract.logWeight, { body: { id: newId(), weightKg: 69, date: daysAgo(1) } });
    await undoImport(maya, id);
    const { profile, data, weights } = await everythingOf(maya);
    expect(profile.answers?.weightKg).toBe(69);
    expect(weights.map(({ weightKg }) => weightKg)).toContain(69);
    expect(data.activities).toMatchObject([{ date: daysAgo(10) }]);
    expect(data.days).toContainEqual({
      date: daysAgo(2),
      steps: 4_000,
      weightKg: null,
      restingHeartRate: null,
    });
  });

  it('is gone, or whole, wherever the process ends', async () => {
    clock.advance(8 * 86_400_000);
    const before = await everythingOf(maya);
    const full = { ...week(), activities: manyRuns(150) };
    for (let writes = 0; writes < 8; writes += 1) {
      const { id } = await importFile(maya, []);
      const part = { params: { id, number: 0 }, body: full };
      crash.writesLeft = writes;
      await maya.call(activityContract.storeImportPart, part).catch(() => null);
      crash.writesLeft = Infinity;
      const { added } = await maya.call(activityContract.storeImportPart, part);
      expect(added).toEqual({ activities: 150, steps: 7, weights: 3, restingHeartRates: 2 });
      crash.writesLeft = writes;
      const isUndone = await undoImport(maya, id).catch(() => null);
      crash.writesLeft = Infinity;
      if (!isUndone) await undoImport(maya, id);
      expect(await everythingOf(maya)).toEqual(before);
    }
  });

  it('takes nothing more once it is being undone', async () => {
    const { id } = await importFile(maya, [week()]);
    crash.writesLeft = 1;
    await expect(undoImport(maya, id)).rejects.toThrow('answered 500');
    crash.writesLeft = Infinity;
    expect((await maya.call(activityContract.listImports)).imports).toMatchObject([{ id, isUndoing: true }]);
    const part = { activities: [runAgo(20)] };
    expect(await maya.refused('PUT', `/activity/imports/${id}/parts/1`, part)).toMatchObject({
      code: 'import_not_found',
    });
    await undoImport(maya, id);
    expect((await maya.call(activityContract.listImports)).imports).toEqual([]);
  });

  it('is in the export of the account', async () => {
    const { id } = await importFile(maya, [week()]);
    const { tables } = await maya.call(accountContract.exportAccount);
    expect(tables['activity-imports']).toContainEqual(
      expect.objectContaining({ importId: id, activities: 4 }),
    );
    expect(tables['outside-activities']).toHaveLength(4);
    expect(tables['weights']).toContainEqual(expect.objectContaining({ importId: id }));
  });
});

/** Runs of different days, and some on one day. */
const manyRuns = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    toldRun(
      new Date(
        Date.parse(`${daysAgo((index % 7) + 1)}T00:00:00Z`) + Math.floor(index / 7) * 1_800_000,
      ).toISOString(),
      { durationSeconds: 900, date: daysAgo((index % 7) + 1) },
    ),
  );

/** What imports should come to, a day and a file at a time. */
class Model {
  readonly #activities: (ToldActivity & { id: string; file: number })[] = [];
  readonly #steps = new Map<string, number>();
  readonly #rates = new Map<string, number>();
  readonly #weights = new Map<string, number>();

  #of = (all: Map<string, number>, date: string) =>
    [...all].filter(([key]) => key.startsWith(date)).map(([, value]) => value);

  /** Returns what the file added so far. */
  add(file: number, { activities, steps, restingHeartRates, weights }: ImportPart) {
    for (const told of activities)
      if (!this.#activities.some((known) => isSameActivity(told, known)))
        this.#activities.push({ ...told, id: activityIdOf(told), file });
    for (const { date, total } of steps)
      if (total > Math.max(0, ...this.#of(this.#steps, date))) this.#steps.set(`${date} ${file}`, total);
    for (const { date, beatsPerMinute } of restingHeartRates)
      if (beatsPerMinute < Math.min(999, ...this.#of(this.#rates, date)))
        this.#rates.set(`${date} ${file}`, beatsPerMinute);
    for (const { date, weightKg } of weights)
      if (this.#of(this.#weights, date).length === 0) this.#weights.set(`${date} ${file}`, weightKg);
    const ofFile = (all: Map<string, number>) =>
      [...all.keys()].filter((key) => key.endsWith(` ${file}`)).length;
    return {
      activities: this.#activities.filter((each) => each.file === file).length,
      steps: ofFile(this.#steps),
      weights: ofFile(this.#weights),
      restingHeartRates: ofFile(this.#rates),
    };
  }

  ids = () => this.#activities.map(({ id }) => id).toSorted();

  seconds(): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const { date, durationSeconds } of this.#activities)
      sums[date] = (sums[date] ?? 0) + durationSeconds;
    return sums;
  }

  days(): BodyDay[] {
    const all = [this.#steps, this.#rates, this.#weights];
    const dates = new Set(all.flatMap((each) => [...each.keys()].map((key) => key.slice(0, 10))));
    return [...dates]
      .toSorted()
      .map((date) => ({
        date: localDateSchema.parse(date),
        steps: Math.max(...this.#of(this.#steps, date)),
        restingHeartRate: Math.min(...this.#of(this.#rates, date)),
        weightKg: this.#of(this.#weights, date)[0] ?? null,
      }))
      .map((day) => ({
        ...day,
        steps: Number.isFinite(day.steps) ? day.steps : null,
        restingHeartRate: Number.isFinite(day.restingHeartRate) ? day.restingHeartRate : null,
      }));
  }
}

describe('Imports in any order, with repeats', () => {
  const hour = fc.integer({ min: 0, max: 80 });
  const activity = fc.record({
    hour,
    kind: fc.constantFrom('run' as const, 'ride' as const, 'other' as const),
    minutes: fc.integer({ min: 5, max: 90 }),
  });
  const day = fc.integer({ min: 1, max: 5 });
  const part = fc.record({
    activities: fc.array(activity, { maxLength: 8 }),
    steps: fc.array(fc.record({ day, total: fc.integer({ min: 1, max: 20_000 }) }), { maxLength: 5 }),
    rates: fc.array(fc.record({ day, beatsPerMinute: fc.integer({ min: 40, max: 80 }) }), { maxLength: 5 }),
    weights: fc.array(fc.record({ day, weightKg: fc.integer({ min: 60, max: 90 }) }), { maxLength: 3 }),
  });
  type Drawn = typeof part extends fc.Arbitrary<infer Each> ? Each : never;

  const toPart = ({ activities, steps, rates, weights }: Drawn): ImportPart => ({
    activities: activities.map(({ hour: hours, kind, minutes }) => {
      const startedAt = new Date(Date.parse(`${daysAgo(5)}T00:00:00Z`) + hours * 3_600_000).toISOString();
      return toldRun(startedAt, { kind, durationSeconds: minutes * 60, distanceMeters: null });
    }),
    steps: steps.map(({ day: days, total }) => ({ date: daysAgo(days), total })),
    restingHeartRates: rates.map(({ day: days, beatsPerMinute }) => ({
      date: daysAgo(days),
      beatsPerMinute,
    })),
    weights: weights.map(({ day: days, weightKg }) => ({ date: daysAgo(days), weightKg })),
  });

  it('make the days that a simple model says, and leave nothing when all are undone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ file: fc.integer({ min: 0, max: 2 }), part, repeats: fc.integer({ min: 1, max: 2 }) }),
          {
            minLength: 1,
            maxLength: 6,
          },
        ),
        async (sent) => {
          const user = await onboarded();
          clock.advance(8 * 86_400_000);
          const before = await everythingOf(user);
          const files = await Promise.all(
            [0, 1, 2].map((n) => importFile(user, [], { fileName: `${n} runs.fit` })),
          );
          const model = new Model();
          for (const { file, part: drawn, repeats } of sent) {
            const id = files[file]?.id ?? '';
            const body = toPart(drawn);
            if (Object.values(body).every((list) => list.length === 0)) continue;
            const told = model.add(file, body);
            for (let n = 0; n < repeats; n += 1) {
              const { added } = await user.call(activityContract.storeImportPart, {
                params: { id, number: 0 },
                body,
              });
              expect(added).toEqual(told);
            }
          }
          const { data, days } = await everythingOf(user);
          expect(data.activities.map(({ id }) => id).toSorted()).toEqual(model.ids());
          expect(days).toEqual(model.seconds());
          expect(data.days.filter(({ date }) => date >= daysAgo(5))).toEqual(model.days());
          for (const { id } of files) await undoImport(user, id);
          expect(await everythingOf(user)).toEqual(before);
        },
      ),
      { numRuns: 12 },
    );
  });
});
