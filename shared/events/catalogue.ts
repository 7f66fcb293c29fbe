import type * as z from 'zod';
import { accountEvents } from './account';
import { challengeEvents } from './challenges';
import { danceEvents } from './dance';
import { enquiryEvents } from './enquiries';
import type { Envelope } from './envelope';
import { friendChallengeEvents } from './friend-challenges';
import { friendEvents } from './friends';
import { groupEvents } from './groups';
import { leagueEvents } from './leagues';
import { notificationEvents } from './notifications';
import { moderationEvents } from './moderation';
import { nutritionEvents } from './nutrition';
import { progressEvents } from './progress';
import { trainingEvents } from './training';

/** Every domain event of the product by its type. */
export const eventCatalogue = {
  ...accountEvents,
  ...progressEvents,
  ...enquiryEvents,
  ...friendEvents,
  ...trainingEvents,
  ...notificationEvents,
  ...nutritionEvents,
  ...challengeEvents,
  ...friendChallengeEvents,
  ...groupEvents,
  ...danceEvents,
  ...leagueEvents,
  ...moderationEvents,
};

export type EventType = keyof typeof eventCatalogue;
export type EventData<T extends EventType> = z.output<(typeof eventCatalogue)[T]['data']>;
export type DomainEvent<T extends EventType = EventType> = Envelope<EventData<T>> & { type: T };

/** The `source` of every event this product puts on the bus. */
export const eventSource = 'vita';
