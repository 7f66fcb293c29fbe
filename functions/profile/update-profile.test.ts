import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelled } from '../../tests/support/fake-storage';
import {
  activeDay,
  activePerson,
  answeredRow,
  eventsOf,
  fakeProfile,
  tablesOf,
} from '../../tests/support/fake-profile';
import { withoutPauses } from '../../tests/support/without-pauses';
import { updateProfile, type UpdateRequest } from './update-profile';

const requester = { userId: 'maya', correlationId: 'r-1' };

async function update(request: UpdateRequest, stored: Parameters<typeof fakeProfile>[0] = {}) {
  const fake = fakeProfile(stored);
  await updateProfile(fake.deps, requester, request);
  const [items = []] = fake.written();
  const setIn = (table: string) =>
    items.find(({ Update }) => Update?.TableName === table)?.Update?.ExpressionAttributeValues;
  return { ...fake, items, setIn };
}

describe('A change of the profile', () => {
  withoutPauses();

  it.each<[string, UpdateRequest, string[], string[]]>([
    ['units', { units: 'imperial' }, ['profiles'], []],
    ['a switch about health', { privacy: { coachReadsHealthNotes: true } }, ['profiles'], []],
    ['the name', { name: 'Mia' }, ['people'], []],
    ['the name it has', { name: 'Maya' }, [], []],
    ['the zone it has', { timeZone: 'Europe/London' }, [], []],
    ['leaving the boards', { privacy: { showOnLeaderboards: false } }, ['people'], ['StandingChanged']],
    ['staying on the boards', { privacy: { showOnLeaderboards: true } }, [], []],
    [
      'everything at once',
      { name: 'Mia', units: 'imperial', privacy: { showOnLeaderboards: false } },
      ['profiles', 'people'],
      ['StandingChanged'],
    ],
  ])('of %s writes the rows it is about and tells those who need to know', async (_, request, rows, told) => {
    const { items, written } = await update(request);
    const tables = tablesOf(items).filter((table) => table !== 'test-outbox');
    expect(tables).toEqual(rows.map((row) => `test-${row}`));
    expect(eventsOf(items).map(({ type }) => type)).toEqual([...told, 'ProfileUpdated']);
    expect(written()).toHaveLength(1);
  });

  it('tells which fields changed, never to what', async () => {
    const { items } = await update({ name: 'Somebody Else', timeZone: 'Asia/Tokyo' });
    const [event] = eventsOf(items);
    expect(event).toMatchObject({ correlationId: 'r-1', depth: 0, data: { fields: ['name', 'timeZone'] } });
    expect(JSON.stringify(event)).not.toMatch(/Somebody|Tokyo/);
  });

  it('keeps each private switch in the private row and visibility in the public one', async () => {
    const choice = fc.option(fc.boolean(), { nil: undefined });
    const privacy = fc.record({
      showOnLeaderboards: choice,
      showHealthNotes: choice,
      suggestToOthers: choice,
      coachReadsHealthNotes: choice,
    });
    await fc.assert(
      fc.asyncProperty(privacy, async (chosen) => {
        const { setIn } = await update({ privacy: chosen });
        const { showOnLeaderboards, ...others } = chosen;
        const set = Object.entries(others).filter(([, value]) => value !== undefined);
        expect(setIn('test-profiles') ?? {}).toEqual(
          Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
        );
        const visible: unknown = setIn('test-people')?.[':visible'];
        expect(visible).toBe(showOnLeaderboards === false ? false : undefined);
      }),
      { seed: 11, numRuns: 40 },
    );
  });

  it.each([
    ['leaves the boards', true, false, null],
    ['joins them again', false, true, activePerson.totalPoints],
  ])('of someone who %s carries the standing of their next version', async (_, visible, chosen, points) => {
    const request = { privacy: { showOnLeaderboards: chosen } };
    const { items, setIn } = await update(request, { person: { ...activePerson, visible } });
    expect(setIn('test-people')).toMatchObject({ ':seen': 4, ':version': 5, ':visible': chosen });
    expect(eventsOf(items)[0]?.data).toEqual({ standing: { points, workoutsCompleted: 12, version: 5 } });
  });

  it('is decided again from the person as they are then, when someone else was faster', async () => {
    const { deps, documents, readPerson, written } = fakeProfile();
    documents.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed')).resolves({});
    readPerson.mockResolvedValueOnce(activePerson).mockResolvedValue({ ...activePerson, version: 9 });
    await updateProfile(deps, requester, { name: 'Mia' });
    expect(written().map(([item]) => item?.Update?.ExpressionAttributeValues?.[':seen'] as number)).toEqual([
      4, 9,
    ]);
  });

  it.each([
    ['the private row', { row: null }],
    ['the public row', { person: null }],
  ])('is refused without %s, and nothing is written', async (_, stored) => {
    const { deps, written } = fakeProfile(stored);
    const refused = updateProfile(deps, requester, { name: 'Mia' });
    await expect(refused).rejects.toMatchObject({ code: 'profile_not_found' });
    expect(written()).toEqual([]);
  });

  it('that the database did not take is a failure, not an answer', async () => {
    const { deps, documents } = fakeProfile();
    documents.on(TransactWriteCommand).rejects(new Error('unreachable'));
    await expect(updateProfile(deps, requester, { name: 'Mia' })).rejects.toThrow('unreachable');
    expect(documents.commandCalls(GetCommand)).toHaveLength(1);
  });
});

describe('A move to another zone', () => {
  // It is the evening of November 20 in Honolulu and the evening of November 21 in Kiritimati.
  const now = '2026-11-21T06:00:00.000Z';
  const row = { ...answeredRow, timeZone: 'Pacific/Honolulu' };
  const request = { timeZone: 'Pacific/Kiritimati' };

  it.each([
    ['a workout today', [activeDay('2026-11-20')], '2026-11-21'],
    ['nothing today', [], '2026-11-20'],
    ['steps alone today', [activeDay('2026-11-20', { workouts: 0 })], '2026-11-20'],
    ['a workout yesterday', [activeDay('2026-11-19')], '2026-11-20'],
  ])('after %s forgives the date that it takes away', async (_, days, forgiven) => {
    const { setIn, readActivityDays } = await update(request, { row, days, now });
    expect(setIn('test-profiles')).toEqual({
      ':timeZone': 'Pacific/Kiritimati',
      ':forgivenDates': [forgiven],
    });
    expect(readActivityDays.mock.calls[0]).toEqual(['maya', '2026-11-20']);
  });

  it('keeps what earlier moves forgave', async () => {
    const moved = { ...row, forgivenDates: ['2026-08-02'] };
    const { setIn } = await update(request, { row: moved, now });
    expect(setIn('test-profiles')).toMatchObject({ ':forgivenDates': ['2026-08-02', '2026-11-20'] });
  });
});
