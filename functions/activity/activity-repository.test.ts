import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDateSchema, type LocalDate } from '../../shared/rules/local-date';
import { computeStreak } from '../points/rules/streak';
import { conditionRefused, fakeStorage, throttled } from '../../tests/support/fake-storage';
import {
  createActivityRepository,
  goalSecondsOf,
  isActive,
  isGoalOpen,
  stepsOf,
} from './activity-repository';

const today = localDateSchema.parse('2026-11-20');
const ago = (days: number): LocalDate => addDays(today, -days);
const report = { date: today, source: 'Watch', total: 4_000 };
const emptyDay = {
  activeSeconds: 0,
  workouts: 0,
  dances: 0,
  challenges: 0,
  caloriesKcal: 0,
  steps: {},
  outsideSeconds: 0,
  restingHeartRates: {},
};

function setUp() {
  const { storage, documents } = fakeStorage();
  const updates = () => documents.commandCalls(UpdateCommand).map((call) => call.args[0].input);
  return { activity: createActivityRepository(storage), documents, updates };
}

interface Query {
  Limit: number;
  ExclusiveStartKey?: { localDate: string };
}

/** The repository over a person's rows; `readUntil` is the oldest day requested. */
function withDays(rows: object[]) {
  const { activity, documents } = setUp();
  const newestFirst = (rows as { localDate: string }[]).toSorted((a, b) =>
    a.localDate < b.localDate ? 1 : -1,
  );
  documents.on(QueryCommand).callsFake(({ Limit, ExclusiveStartKey: after }: Query) => {
    const following = newestFirst.filter((row) => !after || row.localDate < after.localDate);
    const Items = following.slice(0, Limit);
    return { Items, ...(following.length > Limit && { LastEvaluatedKey: Items.at(-1) }) };
  });
  return { activity, pages: () => documents.commandCalls(QueryCommand).length };
}

describe('A day', () => {
  it.each([
    ['a workout', { workouts: 1 }, true],
    ['a dance', { dances: 1 }, true],
    ['a challenge', { challenges: 1 }, true],
    ['nothing but steps', { steps: { manual: 30_000 } }, false],
    ['time and calories that no counted activity left', { activeSeconds: 600, caloriesKcal: 50 }, false],
  ])('with %s keeps a streak alive or does not', (_, did, expected) => {
    expect(isActive({ ...emptyDay, ...did })).toBe(expected);
  });

  it('counts the steps of its largest source, never the sum: two devices count the same walk', () => {
    const sources = fc.dictionary(fc.string({ minLength: 1 }), fc.nat(100_000));
    fc.assert(
      fc.property(sources, fc.nat(100_000), (steps, more) => {
        const largest = stepsOf({ steps });
        expect(Object.values(steps).every((total) => total <= largest)).toBe(true);
        expect(stepsOf({ steps: { ...steps, 'another device': more } })).toBe(Math.max(largest, more));
      }),
      { seed: 11, numRuns: 60 },
    );
    expect([stepsOf(undefined), stepsOf({ steps: {} })]).toEqual([0, 0]);
  });

  it('that an older version wrote has defaults for newer fields', async () => {
    const { activity, documents } = setUp();
    documents.on(GetCommand).resolves({ Item: { userId: 'maya', localDate: today, workouts: 2 } });
    expect(await activity.read('maya', today)).toEqual({ ...emptyDay, localDate: today, workouts: 2 });
  });

  it('that is malformed does not count as empty', async () => {
    const { activity, documents } = setUp();
    documents.on(GetCommand).resolves({ Item: { localDate: today, workouts: 'two', steps: { Watch: 0.5 } } });
    const read = activity.read('maya', today);
    await expect(read).rejects.toThrow('test-activity-days: a row is malformed: workouts, steps.Watch');
  });

  it.each([
    ['nothing at all', null, true],
    ['nothing but steps', {}, true],
    ['a dance, and more to go', { activeSeconds: 300, dances: 1, goalSeconds: 720 }, true],
    ['a dance that closed the circle', { activeSeconds: 720, dances: 1, goalSeconds: 720 }, false],
    ['a dance, and no goal', { activeSeconds: 9000, dances: 1, goalSeconds: null }, true],
    ['a workout', { activeSeconds: 300, workouts: 1, goalSeconds: 720 }, false],
    ['a workout, and no goal', { activeSeconds: 300, workouts: 1, goalSeconds: null }, false],
    ['a workout that was removed', { activeSeconds: 0, goalSeconds: 720 }, true],
  ])('with %s follows the plan with its goal, or has a fixed one', (_, did, expected) => {
    expect(isGoalOpen(did && { localDate: today, ...emptyDay, ...did })).toBe(expected);
  });

  it('from before goals followed the plan has one of 20 minutes; none is none', () => {
    const goals = [undefined, {}, { goalSeconds: 720 }, { goalSeconds: null }].map(goalSecondsOf);
    expect(goals).toEqual([1200, 1200, 720, null]);
  });

  it.each([900, null])('keeps the goal that its first workout fixes: %s', (goalSeconds) => {
    const done = { localDate: today, activeSeconds: 300, caloriesKcal: 42, goalSeconds };
    for (const { Update } of [
      setUp().activity.addWorkoutItem('maya', done),
      setUp().activity.addDanceItem('maya', { ...done, counts: true }),
    ]) {
      expect(Update?.UpdateExpression).toMatch(/^SET #goalSeconds = :goalSeconds ADD /);
      expect(Update?.ExpressionAttributeValues).toMatchObject({ ':goalSeconds': goalSeconds });
    }
  });

  it('gets a workout added, even while others add theirs', () => {
    const done = { localDate: today, activeSeconds: 300, caloriesKcal: 42 };
    const { Update } = setUp().activity.addWorkoutItem('maya', done);
    expect(Update?.UpdateExpression).toMatch(/^ADD /);
    expect(Update?.Key).toEqual({ userId: 'maya', localDate: today });
    expect(Object.values(Update?.ExpressionAttributeValues ?? {})).toEqual([1, 300, 42]);
  });
});

describe('A report of steps', () => {
  const stored = (steps: object) => ({ Attributes: { localDate: today, steps } });

  it('is counted first, which makes room for the sources, and then raises its own source', async () => {
    const { activity, documents, updates } = setUp();
    documents
      .on(UpdateCommand)
      .resolvesOnce(stored({ manual: 900 }))
      .resolvesOnce(stored({ manual: 900, Watch: 4_000 }));
    expect(await activity.recordSteps('maya', report, 5)).toEqual({ manual: 900, Watch: 4_000 });
    const [counted, raised] = updates();
    expect(counted).toMatchObject({
      ConditionExpression: 'attribute_not_exists(stepReports) OR stepReports < :maximum',
      ExpressionAttributeValues: { ':steps': {}, ':stepReports': 1, ':maximum': 5 },
    });
    expect(raised).toMatchObject({
      ConditionExpression: 'attribute_not_exists(steps.#source) OR steps.#source < :total',
      ExpressionAttributeNames: { '#source': 'Watch' },
    });
    expect(Object.values(raised?.ExpressionAttributeValues ?? {})).toEqual([4_000, 4_000]);
  });

  it.each([
    ['lower', 4_001],
    ['equal', 4_000],
  ])('%s to what is stored raises nothing', async (_, known) => {
    const { activity, documents, updates } = setUp();
    documents.on(UpdateCommand).resolves(stored({ Watch: known }));
    expect(await activity.recordSteps('maya', report, 5)).toEqual({ Watch: known });
    expect(updates()).toHaveLength(1);
  });

  it('with zero steps is still a source', async () => {
    const { activity, documents, updates } = setUp();
    documents
      .on(UpdateCommand)
      .resolvesOnce(stored({}))
      .resolvesOnce(stored({ Watch: 0 }));
    expect(await activity.recordSteps('maya', { ...report, total: 0 }, 5)).toEqual({ Watch: 0 });
    expect(updates()).toHaveLength(2);
  });

  it('beyond the daily limit is refused and raises nothing', async () => {
    const { activity, documents, updates } = setUp();
    documents.on(UpdateCommand).rejects(conditionRefused());
    expect(await activity.recordSteps('maya', report, 5)).toBeNull();
    expect(updates()).toHaveLength(1);
  });

  it('overtaken by a higher one from the same source returns that one', async () => {
    const { activity, documents } = setUp();
    documents
      .on(UpdateCommand)
      .resolvesOnce(stored({ Watch: 100 }))
      .rejectsOnce(conditionRefused());
    documents.on(GetCommand).resolves({ Item: { localDate: today, steps: { Watch: 9_000 } } });
    expect(await activity.recordSteps('maya', report, 5)).toEqual({ Watch: 9_000 });
  });

  it('fails, without counting as too many, when the table is busy', async () => {
    const { activity, documents } = setUp();
    documents.on(UpdateCommand).rejects(throttled());
    await expect(activity.recordSteps('maya', report, 5)).rejects.toThrow('The table is busy');
  });
});

describe('The days that are read', () => {
  const active = (localDate: LocalDate) => ({ localDate, workouts: 1 });

  it('come oldest first and include every one that was asked for, active or not', async () => {
    const { activity } = withDays([
      active(ago(0)),
      { localDate: ago(40), steps: { manual: 5 } },
      active(ago(60)),
    ]);
    const days = await activity.readSince('maya', ago(83));
    expect(days.map(({ localDate }) => localDate)).toEqual([ago(60), ago(40), ago(0)]);
  });

  it('go on before the first one for as long as a streak does, over several pages', async () => {
    const { activity, pages } = withDays(Array.from({ length: 400 }, (_, day) => active(ago(day))));
    expect(await activity.readSince('maya', today)).toHaveLength(400);
    expect(pages()).toBe(4);
  });

  it('end at the first gap that nothing bridges, however long the history before it', async () => {
    const lately = Array.from({ length: 5 }, (_, day) => active(ago(day)));
    const before = Array.from({ length: 600 }, (_, day) => active(ago(20 + day)));
    const { activity, pages } = withDays([...lately, ...before]);
    expect(await activity.readSince('maya', today)).toHaveLength(5);
    expect(pages()).toBe(1);
  });

  it('always tell the same streak as the whole history, with the dates that a move between zones took', async () => {
    const of = { active: { workouts: 1 }, run: { outsideSeconds: 1200 }, steps: {}, nothing: {} };
    interface Days {
      localDate: LocalDate;
      workouts?: number;
      outsideSeconds?: number;
    }
    const nothing = (days: number) => Array.from({ length: days }, () => 'nothing' as const);
    const history = fc.array(
      fc.constantFrom('active', 'active', 'active', 'active', 'run', 'steps', 'nothing'),
      {
        minLength: 20,
        maxLength: 60,
      },
    );
    await fc.assert(
      fc.asyncProperty(
        history,
        fc.nat(20),
        fc.integer({ min: 0, max: 2 }),
        async (kinds, movedAgo, taken) => {
          const rows = kinds.flatMap((kind, day) =>
            kind === 'nothing' ? [] : [{ localDate: ago(day), ...of[kind] }],
          );
          const forgivenDates = [ago(movedAgo), ago(movedAgo + 1)].slice(0, taken);
          const streakOf = (days: readonly Days[]) => {
            const datesOf = (is: (day: Days) => boolean) => days.filter(is).map(({ localDate }) => localDate);
            const { longest: _, ...alive } = computeStreak({
              activeDates: datesOf((day) => 'workouts' in day && day.workouts === 1),
              outsideDates: datesOf((day) => 'outsideSeconds' in day && day.outsideSeconds === 1200),
              today,
              forgivenDates,
            });
            return alive;
          };
          const days = await withDays(rows).activity.readSince('maya', today);
          expect(streakOf(days)).toEqual(streakOf(rows));
        },
      ),
      {
        seed: 11,
        numRuns: 60,
        // Two dates skipped by a move, two freezes, and two days outside in one gap: the widest possible.
        examples: [
          [
            ['active', ...nothing(4), 'run', 'run', ...Array.from({ length: 20 }, () => 'active' as const)],
            1,
            2,
          ],
        ],
      },
    );
  });

  it('are those that can be read, and an error where all must be there', async () => {
    const { activity } = withDays([{ localDate: ago(0), workouts: 'two' }, { localDate: ago(1) }]);
    expect((await activity.readSince('maya', today)).map(({ localDate }) => localDate)).toEqual([ago(1)]);
    const read = activity.readSince('maya', today, true);
    await expect(read).rejects.toThrow('test-activity-days: a row is malformed: workouts');
  });
});
