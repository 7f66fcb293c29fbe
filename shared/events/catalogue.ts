import type * as z from 'zod';
import { accountEvents } from './account';
import { challengeEvents } from './challenges';
import { enquiryEvents } from './enquiries';
import type { Envelope } from './envelope';
import { friendChallengeEvents } from './friend-challenges';
import { friendEvents } from './friends';
import { groupEvents } from './groups';
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
  ...nutritionEvents,
  ...challengeEvents,
  ...friendChallengeEvents,
  ...groupEvents,
};

export type EventType = keyof typeof eventCatalogue;
export type EventData<T extends EventType> = z.output<(typeof eventCatalogue)[T]['data']>;
export type DomainEvent<T extends EventType = EventType> = Envelope<EventData<T>> & { type: T };

/** The `source` of everything this product puts on the bus. */
export const eventSource = 'vita';
