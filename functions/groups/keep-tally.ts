import type { DomainEvent } from '../../shared/events/catalogue';
import type { ReadActivityDays } from '../activity/public';
import { isOnBoards, type ReadPerson } from '../people/public';
import { ConditionFailed } from '../platform/storage/conditions';
import { decideAgain } from '../platform/storage/retries';
import type { Storage } from '../platform/storage/storage';
import { transact } from '../platform/storage/transact';
import type { Membership, MembersRepository } from './members-repository';
import { tallyOf, weeksAround, type TallySources } from './rules/tally';

export interface TallyDeps {
  storage: Storage;
  members: MembersRepository;
  readPerson: ReadPerson;
  readActivityDays: ReadActivityDays;
}

/** Whoever is suspended or leaves for good counts for nothing. */
async function readSources({ readPerson, readActivityDays }: TallyDeps, userId: string, now: Date) {
  const [from] = weeksAround(now);
  const [person, days] = await Promise.all([readPerson(userId), from ? readActivityDays(userId, from) : []]);
  if (person?.state !== 'active') return { points: null, days: [] };
  return { points: isOnBoards(person) ? person.totalPoints : null, days };
}

function keep({ members, storage }: TallyDeps, membership: Membership, sources: TallySources, now: Date) {
  const tally = tallyOf(sources, membership.countsFrom, now);
  return transact(storage.documents, [members.tallyItem(membership, tally)]);
}

/**
 * Derives the tallies of someone's memberships from their days and their standing, as of now: neither order nor repeats
 * of events matter. The memberships are read first and always written, so that whoever read older days is refused.
 */
export const keepTally =
  (deps: TallyDeps) =>
  async ({ userId }: Pick<DomainEvent, 'userId'>): Promise<void> => {
    await decideAgain(async () => {
      const memberships = await deps.members.listOf(userId);
      if (memberships.length === 0) return;
      const now = deps.storage.clock.now();
      const sources = await readSources(deps, userId, now);
      const written = await Promise.allSettled(memberships.map((each) => keep(deps, each, sources, now)));
      const failed = written.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
      const refused = failed.find((error) => error instanceof ConditionFailed);
      if (failed.length > 0) throw refused ?? failed[0];
    }, 20);
  };
