import { describe, expect, it, vi } from 'vitest';
import { notificationKinds, type NotificationKind } from '../../shared/contracts/notifications';
import { eventCatalogue, type DomainEvent, type EventType } from '../../shared/events/catalogue';
import { fakeStorage } from '../../tests/support/fake-storage';
import type { Person } from '../people/public';
import type { notifications as area } from './area';
import type { News } from './notification';
import { notificationText } from './notification-text';
import type { FriendNewsDeps } from './notifications-deps';
import { onCheerSent } from './on-cheer-sent';
import { onFriendChallengeDecided, onFriendChallengeSent } from './on-friend-challenges';
import { onFriendAccepted, onFriendRequested } from './on-friends-changed';
import { onReminderSent } from './on-reminder-sent';
import { onTierReached } from './on-tier-reached';
import { onWorkoutShared } from './on-workout-shared';
import { eventExamples } from '../../tests/support/event-examples';

type Heard = (typeof area.functions)['notifications-events']['hears'][number];
type Handler<Type extends EventType> = (deps: FriendNewsDeps) => (event: DomainEvent<Type>) => Promise<void>;
interface Told {
  tell: (deps: FriendNewsDeps) => Promise<void>;
  title: string;
}

/** What is told where the example of an event, with `changes`, is heard. */
function told<Type extends Heard>(by: Type, on: Handler<Type>, title: string, changes: object = {}): Told {
  const { version, data } = eventCatalogue[by];
  const event = {
    id: '01JD3X6E9H0000000000000001',
    type: by,
    version,
    occurredAt: '2026-11-20T10:00:00.000Z',
    userId: 'maya',
    correlationId: 'request-1',
    depth: 1,
    data: data.parse({ ...eventExamples[by], ...changes }),
  } as DomainEvent<Type>;
  return { tell: (deps) => on(deps)(event), title };
}

const kinds: Record<NotificationKind, Told> = {
  friendRequest: told('FriendRequested', onFriendRequested, 'New friend request'),
  friendAccepted: told('FriendAccepted', onFriendAccepted, 'New friend'),
  challenge: told('FriendChallengeSent', onFriendChallengeSent, 'A challenge for you'),
  challengeResult: told(
    'FriendChallengeDecided',
    onFriendChallengeDecided,
    'Your challenge with Maya is over',
    {
      outcome: 'both',
    },
  ),
  sharedWorkout: told('WorkoutShared', onWorkoutShared, 'Maya shared a workout'),
  tier: told('TierReached', onTierReached, 'You reached Silver'),
  streakAtRisk: told('ReminderSent', onReminderSent, 'Your streak is at risk'),
  trainingDay: told('ReminderSent', onReminderSent, 'Today is a training day', { kind: 'trainingDay' }),
  cheer: told('CheerSent', onCheerSent, 'Maya cheered you on'),
};

function setUp(kind: NotificationKind) {
  const news: News[] = [];
  const status = kind === 'friendRequest' ? 'received' : 'accepted';
  const willing = (userIds: readonly string[]) =>
    userIds.map((userId) => ({ userId, isPushed: false, isMailed: false, quietHours: null }));
  const deps = {
    storage: fakeStorage('2026-11-20T10:00:00.000Z').storage,
    notifications: {
      create: async (_: string, each: News) => (news.push(each), true),
      readNewest: async () => [],
    },
    digests: { read: async () => null },
    isListening: async () => false,
    readTimeZones: async () => new Map(),
    preferences: { readWilling: async (userIds: readonly string[]) => willing(userIds) },
    readActiveIds: async (userIds: string[]) => new Set(userIds),
    readPerson: async () => ({ name: 'Maya', state: 'active' }) as Person,
    readBlockedEitherWay: async () => new Set<string>(),
    readFriendIds: async () => ['noah'],
    readFriendStatus: async () => status,
    push: vi.fn(async () => undefined),
    pushSeen: vi.fn(async () => 0),
  } as unknown as FriendNewsDeps;
  return { deps, news };
}

describe('A notification', () => {
  it.each(notificationKinds)('of the kind %s comes of its event, with its words', async (kind) => {
    const { deps, news } = setUp(kind);
    await kinds[kind].tell(deps);
    expect(news[0]).toMatchObject({ kind });
    const { title, message } = notificationText(news[0] as News, 'Maya');
    expect(title).toBe(kinds[kind].title);
    expect(message).toMatch(/^\S.*[.!]$/u);
  });
});
