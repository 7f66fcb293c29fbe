import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boardIdOf } from '../../functions/leagues/league-boards-repository';
import { createLeagueMembersRepository } from '../../functions/leagues/league-members-repository';
import { endOfLeagueWeek, leaguePlaces, leagueWeekOf } from '../../functions/leagues/rules/leagues';
import { ConditionFailed } from '../../functions/platform/storage/conditions';
import { dueKeyOf } from '../../functions/platform/storage/due-keys';
import { transact } from '../../functions/platform/storage/transact';
import { storageOn } from '../../infra/operator/storage';
import type { LocalDate } from '../../shared/rules/local-date';
import { deliver } from '../support/award-points';
import { deliveryChaos, seededRandom } from '../support/chaos';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { putPerson, train } from '../support/train';

const minuteMs = 60_000;
const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;

beforeAll(async () => void (cloud = await startTestCloud({ chaos: deliveryChaos(seededRandom(8)) })));
afterAll(() => cloud.stop());

const week = () => leagueWeekOf(new Date(clock.now()));
const toNextWeek = () => clock.advance(endOfLeagueWeek(week()).getTime() - clock.now());
const closeWeek = async () => {
  await cloud.fireSchedule('leagues-close');
  await cloud.idle();
};

/** Each test begins its own week, so that no board has people from another. */
beforeEach(() => {
  toNextWeek();
  clock.advance(10 * 60 * minuteMs);
});

describe('Minutes that arrive after the results', () => {
  const resultOf = async (userId: string, of: LocalDate) => {
    const Key = { userId, week: of };
    const { Item } = await cloud.documents.send(
      new GetCommand({ TableName: 'vita-local-league-members', Key }),
    );
    return Item?.result as { place: number; members: number; won: boolean } | undefined;
  };
  const momentOf = async (userId: string, of: LocalDate) => {
    const Key = { userId, momentId: `league-${of}` };
    return (await cloud.documents.send(new GetCommand({ TableName: 'vita-local-moments', Key }))).Item;
  };
  const told = (userId: string, minutes: number, localDate: LocalDate) =>
    train(cloud.documents, { userId, minutes, localDate });
  const tell = async (...events: Awaited<ReturnType<typeof told>>[]) => {
    await deliver(events);
    await cloud.idle();
  };
  const toResults = () => {
    toNextWeek();
    clock.advance(13 * 60 * minuteMs);
  };

  it('bring a new winner, who is celebrated; who won before keeps the moment', async () => {
    for (const userId of ['first', 'second', 'absent']) await putPerson(cloud.documents, userId);
    const of = week();
    await tell(await told('first', 15, of), await told('second', 10, of));
    toResults();
    await closeWeek();
    expect(await resultOf('first', of)).toEqual({ place: 1, members: 2, won: true });
    expect(await momentOf('first', of)).toMatchObject({ minutes: 15, members: 2 });

    await tell(await told('second', 10, of));
    await closeWeek();
    expect(await resultOf('second', of)).toEqual({ place: 1, members: 2, won: true });
    expect(await resultOf('first', of)).toEqual({ place: 2, members: 2, won: false });
    expect(await momentOf('second', of)).toMatchObject({ minutes: 20, members: 2 });
    expect(await momentOf('first', of)).toMatchObject({ minutes: 15, members: 2 });

    // The first minutes of someone's week join the same board, which waits for the index.
    await tell(await told('absent', 2, of));
    clock.advance(16 * minuteMs);
    await closeWeek();
    expect(await resultOf('absent', of)).toEqual({ place: 3, members: 3, won: false });
    expect(await resultOf('second', of)).toEqual({ place: 1, members: 3, won: true });
    expect(await momentOf('second', of)).toMatchObject({ minutes: 20, members: 2 });
  });

  it('at the same moment are never without a result: whichever write is second is refused', async () => {
    const storage = storageOn(cloud.documents, 'vita-local-');
    const members = createLeagueMembersRepository(storage);
    const result = { place: 1, members: 2, won: true };
    const rowOf = (userId: string) => {
      return { userId, week: week(), boardId: 'none', activeSeconds: 300, version: 0 };
    };
    const [one, two] = [rowOf('one'), rowOf('two')];
    for (const row of [one, two]) await transact(cloud.documents, [members.joinItem(row)]);
    await transact(cloud.documents, [members.resultItem(one, result)]);
    await expect(members.changeSeconds(one, 600)).rejects.toThrow(ConditionFailed);
    await members.changeSeconds(two, 600);
    const late = transact(cloud.documents, [members.resultItem(two, result)]);
    await expect(late).rejects.toThrow(ConditionFailed);
  });

  it.each([
    ['of people who were all in the league', 51],
    ['of people who were all in the league', 52],
    ['also of people who had none before', 53],
    ['also of people who had none before', 54],
  ])('lead to the same places as if all had come in time, %s (%d)', async (whose, seed) => {
    const random = seededRandom(seed);
    const people = Array.from({ length: 9 }, (_, index) => `around-${seed}-${index}`);
    for (const userId of people) await putPerson(cloud.documents, userId);
    const of = week();
    const all = people
      .flatMap((userId) => [1, 2, 3].map((n) => ({ userId, n, minutes: 1 + Math.floor(random() * 9) })))
      .toSorted(() => random() - 0.5);
    const isInTime = ({ n }: { n: number }, index: number) =>
      whose.startsWith('of') ? n === 1 : index % 3 === 0;
    const inTime = all.filter(isInTime);
    const left = all.filter((each) => !inTime.includes(each));
    const [atTheEnd, late] = [left.slice(0, left.length / 2), left.slice(left.length / 2)];
    const tellLater = async ({ userId, minutes }: (typeof all)[0]) => {
      const event = await told(userId, minutes, of);
      await deliver([event, event]);
    };
    for (const { userId, minutes } of inTime) await deliver([await told(userId, minutes, of)]);
    await cloud.idle();
    toResults();
    // While results are written.
    await Promise.all([...atTheEnd.map(tellLater), cloud.fireSchedule('leagues-close')]);
    for (const each of late) await Promise.all([tellLater(each), cloud.fireSchedule('leagues-close')]);
    await cloud.idle();
    // The board of a newcomer waits for the index.
    if (!whose.startsWith('of')) clock.advance(16 * minuteMs);
    await closeWeek();

    const minutesOf = (userId: string) =>
      all.filter((each) => each.userId === userId).reduce((sum, { minutes }) => sum + minutes, 0);
    const places = leaguePlaces(people.map(minutesOf));
    const results = async () => Promise.all(people.map((userId) => resultOf(userId, of)));
    const members = people.length;
    expect(await results()).toEqual(places.map((place) => ({ place, members, won: place === 1 })));
    const winners = people.filter((_, index) => places[index] === 1);
    const moments = await Promise.all(winners.map((userId) => momentOf(userId, of)));
    expect(moments).not.toContain(undefined);
  });
});

describe('The boards of a week', () => {
  const TableName = 'vita-local-league-boards';
  const boardOf = async (boardId: string) =>
    (await cloud.documents.send(new GetCommand({ TableName, Key: { boardId } }))).Item;
  const put = (Item: Record<string, unknown>) => cloud.documents.send(new PutCommand({ TableName, Item }));

  it('are all closed in one run, however many, though one cannot be, which is tried again', async () => {
    const endsAt = endOfLeagueWeek(week()).toISOString();
    const rowsOfBoards = Array.from({ length: 300 }, (_, number) => {
      const place = { week: week(), band: 'easy', number: 1000 + number } as const;
      const boardId = boardIdOf(place);
      return {
        boardId,
        week: place.week,
        band: 'easy',
        memberCount: 0,
        dueKey: dueKeyOf('open', boardId),
        endsAt,
      };
    });
    const [old, broken] = rowsOfBoards;
    if (!old || !broken) throw new Error('there are no boards');
    // From before boards were spread over partitions.
    Object.assign(old, { dueKey: 'open' });
    await Promise.all(rowsOfBoards.map(put));
    await put({ ...broken, memberCount: 'many' });
    toNextWeek();
    clock.advance(13 * 60 * minuteMs);
    await closeWeek();
    const closed = async () =>
      (await Promise.all(rowsOfBoards.map(({ boardId }) => boardOf(boardId)))).filter(
        (row) => row?.closedAt && !row.dueKey,
      );
    expect(await closed()).toHaveLength(299);
    expect(await boardOf(broken.boardId)).toMatchObject({ dueKey: 'aside', aside: { reason: 'Error' } });

    await put({ ...(await boardOf(broken.boardId)), memberCount: 0 });
    clock.advance(2 * minuteMs);
    await closeWeek();
    expect(await closed()).toHaveLength(300);
    expect((await boardOf(broken.boardId))?.aside).toBeUndefined();
  });
});
