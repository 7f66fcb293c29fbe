import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDateOf, localDateSchema, type LocalDate } from '../../shared/rules/local-date';
import { answers } from '../../tests/support/answers';
import { cancelled, fakeStorage } from '../../tests/support/fake-storage';
import { logWeight } from './log-weight';
import { createProfileRepository, type ProfileRow } from './profile-repository';
import { storeAnswersItems } from './store-answers';
import { createWeightsRepository } from './weights-repository';

const now = '2026-11-20T10:00:00.000Z';
const id = '01JD3X6E9H0000000000000001';
const today = localDateSchema.parse('2026-11-20');
const row = { userId: 'maya', timeZone: 'UTC', onboardingCompleted: true, answers, answersVersion: 3 };

function setUp(profile: object | undefined = row, weights: Record<string, object> = {}) {
  const { storage, documents } = fakeStorage(now);
  documents.on(TransactWriteCommand).resolves({});
  documents
    .on(GetCommand)
    .callsFake(({ TableName, Key }: { TableName: string; Key: { entryKey?: string } }) => ({
      Item: TableName === 'test-profiles' ? profile : weights[Key.entryKey ?? ''],
    }));
  const deps = {
    storage,
    profiles: createProfileRepository(storage),
    weights: createWeightsRepository(storage),
  } as unknown as Parameters<typeof logWeight>[0];
  const log = (weightKg: number, date?: LocalDate) =>
    logWeight(deps, { userId: 'maya', correlationId: 'request-1' }, { id, weightKg, date });
  const written = () =>
    documents.commandCalls(TransactWriteCommand).map((call) => call.args[0].input.TransactItems ?? []);
  return { storage, deps, documents, log, written };
}

describe('A weight', () => {
  it("is today's unless dated, and becomes the weight of the answers with its body mass index", async () => {
    const { log, written } = setUp();
    expect(await log(70)).toEqual({ id, date: today, weightKg: 70, loggedAt: now });
    const [profile, entry, pointer, event] = written()[0] ?? [];
    expect(profile?.Update?.ExpressionAttributeValues).toMatchObject({
      ':answers': { weightKg: 70 },
      ':weightDate': today,
      ':seen': 3,
      ':answersVersion': 4,
    });
    expect(entry?.Put?.Item).toMatchObject({ userId: 'maya', id, weightKg: 70 });
    expect(pointer?.Put?.Item).toMatchObject({ entryKey: `id#${id}` });
    expect(event?.Put?.Item?.type).toBe('ProfileUpdated');
  });

  it('changes the answers exactly when no later one is logged', async () => {
    const days = fc.integer({ min: 0, max: 40 });
    await fc.assert(
      fc.asyncProperty(days, fc.option(days), async (daysAgo, newestDaysAgo) => {
        const weightDate = newestDaysAgo === null ? null : addDays(today, -newestDaysAgo);
        const { log, written } = setUp({ ...row, weightDate });
        const date = addDays(today, -daysAgo);
        await log(71, date);
        const values = written()[0]?.[0]?.Update?.ExpressionAttributeValues;
        const isNewest = weightDate === null || date >= weightDate;
        expect(values).toHaveProperty([':answersVersion'], 4);
        expect(values?.[':weightDate']).toBe(isNewest ? date : undefined);
        expect(written()[0]).toHaveLength(isNewest ? 4 : 3);
      }),
      {
        numRuns: 25,
        examples: [
          [5, 5],
          [6, 5],
          [5, 6],
        ],
      },
    );
  });

  it("may be of the person's own today, however far ahead their zone is, and never of a day after it", async () => {
    for (const timeZone of ['Etc/GMT+12', 'UTC', 'Pacific/Kiritimati']) {
      const { log } = setUp({ ...row, timeZone });
      const own = localDateOf(new Date(now), timeZone);
      expect(await log(70)).toMatchObject({ date: own });
      expect(await log(70, own)).toMatchObject({ date: own });
      await expect(log(70, addDays(own, 1))).rejects.toMatchObject({ code: 'date_ahead' });
    }
  });

  it('that comes again returns what is stored and writes nothing', async () => {
    const stored = { id, date: today, weightKg: 68, loggedAt: now };
    const { log, written } = setUp(row, {
      [`id#${id}`]: { loggedAs: '2026-11-20#A' },
      '2026-11-20#A': { ...stored, entryKey: '2026-11-20#A' },
    });
    expect(await log(70)).toEqual(stored);
    expect(written()).toEqual([]);
  });

  it('is decided again when the answers changed at the same moment', async () => {
    const { log, written, documents } = setUp();
    documents.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed')).resolves({});
    await log(70);
    expect(written()).toHaveLength(2);
  });

  it.each([
    ['there is no account', null, 'profile_not_found'],
    ['onboarding is not completed', { ...row, onboardingCompleted: false }, 'onboarding_incomplete'],
    ['there are no answers', { ...row, answers: null }, 'onboarding_incomplete'],
  ])('is refused when %s', async (_, profile, code) => {
    const { documents, log } = setUp();
    documents.on(GetCommand, { TableName: 'test-profiles' }).resolves(profile ? { Item: profile } : {});
    await expect(log(70)).rejects.toMatchObject({ code });
  });
});

describe('Stored answers', () => {
  const stored = (changes: Partial<ProfileRow>) => ({ ...row, weightDate: null, ...changes }) as ProfileRow;
  const itemsOf = (before: ProfileRow, weightKg: number) =>
    storeAnswersItems(setUp().deps, before, { ...answers, weightKg });

  it('log a weight only when it changed', () => {
    expect(itemsOf(stored({}), answers.weightKg)).toHaveLength(1);
    expect(itemsOf(stored({}), answers.weightKg + 1)).toHaveLength(3);
    expect(itemsOf(stored({ answers: null, answersVersion: 0 }), answers.weightKg)).toHaveLength(3);
  });

  it('date a changed weight today, or as late as the last one when a move west left it ahead', () => {
    const dateOf = (weightDate: LocalDate | null) =>
      itemsOf(stored({ weightDate }), 80)[1]?.Put?.Item?.date as LocalDate;
    expect(dateOf(null)).toBe(today);
    expect(dateOf(addDays(today, -3))).toBe(today);
    expect(dateOf(addDays(today, 1))).toBe(addDays(today, 1));
  });

  it('carry the body mass index of their own height and weight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 3_000 }), (tenths) => {
        const weightKg = tenths / 10;
        const values = itemsOf(stored({}), weightKg)[0]?.Update?.ExpressionAttributeValues;
        const exact = weightKg / (answers.heightCm / 100) ** 2;
        expect(Math.abs(Number(values?.[':bmi']) - exact)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
      { numRuns: 25 },
    );
  });

  it('are refused when someone else stored the first ones meanwhile', () => {
    const [first] = itemsOf(stored({ answersVersion: 0 }), answers.weightKg);
    expect(first?.Update?.ConditionExpression).toBe(
      'attribute_exists(userId) AND attribute_not_exists(#answersVersion)',
    );
    const [later] = itemsOf(stored({}), answers.weightKg);
    expect(later?.Update?.ConditionExpression).toBe('#answersVersion = :seen');
  });
});
