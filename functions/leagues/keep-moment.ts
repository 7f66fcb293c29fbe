import type { Moment } from '../../shared/contracts/moments';
import type { DomainEvent } from '../../shared/events/catalogue';
import type { ReadPerson } from '../people/public';
import type { Push } from '../platform/sockets/push';
import type { MomentsRepository } from './moments-repository';

interface Deps {
  moments: Pick<MomentsRepository, 'keep'>;
  readPerson: ReadPerson;
  push: Push;
}

/** Stores each fact once, however often it arrives, and tells open tabs. */
async function keep({ moments, readPerson, push }: Deps, userId: string, moment: Moment): Promise<void> {
  if ((await readPerson(userId))?.state !== 'active') return;
  if (await moments.keep(userId, moment)) await push(userId, { type: 'moment.reached' });
}

export const onTierReached =
  (deps: Deps) =>
  ({ userId, occurredAt: reachedAt, data: { tier } }: DomainEvent<'TierReached'>): Promise<void> =>
    keep(deps, userId, { kind: 'tier', id: `tier-${tier}`, reachedAt, tier });

export const onLeagueTopped =
  (deps: Deps) =>
  ({ userId, occurredAt: reachedAt, data }: DomainEvent<'LeagueTopped'>): Promise<void> =>
    keep(deps, userId, { kind: 'league', id: `league-${data.week}`, reachedAt, ...data });
