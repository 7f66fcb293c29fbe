import { rankedSecondsOf } from './rules/leagues';
import type { DomainEvent } from '../../shared/events/catalogue';
import { mondayOf, type LocalDate } from '../../shared/rules/local-date';
import type { ReadActivityDays } from '../activity/public';
import { isOnBoards, type ReadPerson } from '../people/public';
import type { Push } from '../platform/sockets/push';
import type { Log } from '../platform/logger';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { isSettled } from './close-boards';
import { joinLeague, type JoinDeps } from './join-league';

export interface LeagueEventsDeps extends JoinDeps {
  readPerson: ReadPerson;
  readActivityDays: ReadActivityDays;
  push: Push;
  log: Log;
}

type TrainingChanged = DomainEvent<
  | 'WorkoutCompleted'
  | 'WorkoutRemoved'
  | 'WorkoutRestored'
  | 'DanceSessionCompleted'
  | 'DanceRemoved'
  | 'DanceRestored'
>;

/** Joins with the first minutes of a week, unless the person is hidden from leaderboards. */
async function join(deps: LeagueEventsDeps, userId: string, week: LocalDate) {
  const person = await deps.readPerson(userId);
  return person && isOnBoards(person) ? joinLeague(deps, { userId, week }) : null;
}

/**
 * Derives someone's week from their days, and returns whether it changed. The row is read first and always written, so
 * that whoever read older days is refused. A result that was written has to be written again.
 */
async function derive(deps: LeagueEventsDeps, userId: string, week: LocalDate): Promise<boolean> {
  const { boards, members, storage, readActivityDays } = deps;
  const seen = (await members.read(userId, week)) ?? (await join(deps, userId, week));
  if (!seen) return false;
  const activeSeconds = rankedSecondsOf(await readActivityDays(userId, week), week);
  const isChanged = activeSeconds !== seen.activeSeconds;
  if (isChanged && seen.result) {
    const items = [members.secondsItem(seen, activeSeconds), boards.reopenItem(seen.boardId)];
    await transact(storage.documents, items);
  } else await members.changeSeconds(seen, activeSeconds);
  return isChanged;
}

/**
 * Counts minutes in the week of their day, in any order and however often events arrive, and tells the person; others
 * in the league see it when they look. The first minutes of a week join its league.
 */
export const onTrainingChanged =
  (deps: LeagueEventsDeps) =>
  async ({ userId, occurredAt, data }: TrainingChanged): Promise<void> => {
    const week = mondayOf(data.localDate);
    if (isSettled(week, deps.storage.clock.now())) {
      // The alarm counts this line; a change that a person makes to an old week is none of its business.
      if (!isSettled(week, new Date(occurredAt)))
        deps.log.warn('minutes too late for their league', { week });
      return;
    }
    if (await decideAgain(() => derive(deps, userId, week), 20))
      await deps.push(userId, { type: 'league.changed' });
  };
