import { leagueWeekOf } from '../../shared/domain/leagues';
import type { DomainEvent } from '../../shared/events/catalogue';
import { isOnBoards, type ReadPerson } from '../people/public';
import type { Push } from '../platform/sockets/push';
import { decideAgain } from '../platform/storage/retries';
import { isSettled } from './close-boards';
import { joinLeague, type JoinDeps } from './join-league';
import type { LeagueMember } from './league-members-repository';

export interface LeagueEventsDeps extends JoinDeps {
  readPerson: ReadPerson;
  push: Push;
}

type Awarded = DomainEvent<'PointsAwarded'>;

/** The totals around what was awarded. A person's total only grows, so the week's points lie between the outermost ones. */
function totalsOf({ data: { awards, totalPoints } }: Awarded) {
  const awarded = awards.reduce((sum, { points }) => sum + points, 0);
  return { pointsBefore: totalPoints - awarded, pointsAfter: totalPoints };
}

const widened = (a: Pick<LeagueMember, 'pointsBefore' | 'pointsAfter'>, b: typeof a) => ({
  pointsBefore: Math.min(a.pointsBefore, b.pointsBefore),
  pointsAfter: Math.max(a.pointsAfter, b.pointsAfter),
});

/** The board that changed; null when the event is known, too late, or of somebody who is on no board. */
async function count(deps: LeagueEventsDeps, event: Awarded): Promise<string | null> {
  const { members, readPerson, storage } = deps;
  const { userId, occurredAt } = event;
  const week = leagueWeekOf(new Date(occurredAt));
  if (isSettled(week, storage.clock.now())) return null;
  const seen = await members.read(userId, week);
  if (!seen) {
    const person = await readPerson(userId);
    if (!person || !isOnBoards(person)) return null;
    return joinLeague(deps, { userId, week, ...totalsOf(event) });
  }
  const next = widened(seen, totalsOf(event));
  const isKnown = next.pointsBefore === seen.pointsBefore && next.pointsAfter === seen.pointsAfter;
  if (isKnown || seen.result) return null;
  await members.changePoints(seen, next);
  return seen.boardId;
}

/**
 * Counts points in the week in which they were awarded, whatever order events come in and however often, and tells
 * everybody on the board. The first of a week joins its league.
 */
export const onPointsAwarded =
  (deps: LeagueEventsDeps) =>
  async (event: Awarded): Promise<void> => {
    const boardId = await decideAgain(() => count(deps, event), 20);
    if (!boardId) return;
    const others = (await deps.members.listOn(boardId)).map(({ userId }) => userId);
    const everybody = new Set([event.userId, ...others]);
    await Promise.all([...everybody].map((userId) => deps.push(userId, { type: 'rank.changed' })));
  };
