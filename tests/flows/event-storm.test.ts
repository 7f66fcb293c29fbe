import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  compareAudit,
  compareFriends,
  compareLeagues,
  compareMoments,
  compareNotifications,
  compareQueues,
  compareStandings,
  compareTotals,
} from '../storm/compare';
import { faultNames } from '../storm/faults';
import { raiseStorm, type Storm } from '../storm/storm';
import { seededRandom } from '../support/chaos';
import { startClock } from '../support/clock';

const clock = startClock('2026-04-08T09:30:00Z');
let storm: Storm;

beforeAll(async () => {
  storm = await raiseStorm({ events: 150, people: 5, clock, random: seededRandom(20_261_121) });
}, 600_000);
afterAll(() => storm.cloud.stop());

it('repeats, reorders and crashes really happened', () => {
  expect(faultNames.filter((name) => (storm.counts.get(name) ?? 0) === 0)).toEqual([]);
});

it('points were taken back and given again', () => {
  const corrected = [...storm.told.values()].filter(({ type }) => type === 'PointsCorrected');
  const changes = corrected.flatMap(({ data }) =>
    (data.awards as { points: number }[]).map(({ points }) => points),
  );
  expect(changes.filter((points) => points < 0).length).toBeGreaterThan(3);
  expect(changes.filter((points) => points > 0).length).toBeGreaterThan(1);
});

it('nothing waits, and nothing ended in a dead-letter queue', async () => {
  expect(await compareQueues(storm)).toEqual([]);
});

it('every total is what the rules give, and the sum of its ledger', async () => {
  expect(await compareTotals(storm)).toEqual([]);
});

it('every rank is the one that counting gives', async () => {
  expect(await compareStandings(storm)).toEqual([]);
});

it('two people have the same of each other', async () => {
  expect(await compareFriends(storm)).toEqual([]);
});

it('everyone was told once of what is news, and of nothing else', async () => {
  expect(await compareNotifications(storm)).toEqual([]);
});

it('the week counts every point, and each tier is a moment once', async () => {
  expect(await compareLeagues(storm)).toEqual([]);
  expect(await compareMoments(storm)).toEqual([]);
});

it('the audit finds no difference', async () => {
  expect(await compareAudit(storm)).toEqual([]);
});
