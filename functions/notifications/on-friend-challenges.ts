import type { DomainEvent, EventData } from '../../shared/events/catalogue';
import { newsOf } from './notification';
import type { NotifyDeps } from './notifications-deps';
import { challengeOf } from './read-open';
import { settleAnswered } from './settle-answered';
import { notify } from './notify';

type Outcome = EventData<'FriendChallengeDecided'>['outcome'];

/** What each of the two is told; the person who answered an invitation is told nothing, and no one of one withdrawn. */
const results: Readonly<Record<Outcome, { sender: string | null; receiver: string | null }>> = {
  accepted: { sender: 'accepted. You each have seven days.', receiver: null },
  declined: { sender: 'not this time.', receiver: null },
  withdrawn: { sender: null, receiver: null },
  both: { sender: 'you both did it!', receiver: 'you both did it!' },
  sender: { sender: 'you did it, and you won.', receiver: 'they won this one. Next time could be yours.' },
  receiver: { sender: 'they won this one. Next time could be yours.', receiver: 'you did it, and you won.' },
  nobody: { sender: 'no one finished it this time.', receiver: 'no one finished it this time.' },
};

export const onFriendChallengeSent =
  (deps: NotifyDeps) =>
  async (event: DomainEvent<'FriendChallengeSent'>): Promise<void> => {
    const { friendId, title, friendChallengeId, quiet } = event.data;
    if (quiet) return;
    const facts = { title, friendChallengeId };
    const news = { ...newsOf(event), kind: 'challenge', actorId: event.userId, facts } as const;
    await notify(deps, [friendId], news);
  };

export const onFriendChallengeDecided =
  (deps: NotifyDeps) =>
  async (event: DomainEvent<'FriendChallengeDecided'>): Promise<void> => {
    const { userId } = event;
    const { friendId, title, friendChallengeId, outcome } = event.data;
    await settleAnswered(deps, friendId, (row) => challengeOf(row) === friendChallengeId);
    const { sender, receiver } = results[outcome];
    const tell = (recipient: string, actorId: string, result: string) =>
      notify(deps, [recipient], {
        ...newsOf(event),
        kind: 'challengeResult',
        actorId,
        facts: { title, result, outcome },
      });
    if (sender !== null) await tell(userId, friendId, sender);
    if (receiver !== null) await tell(friendId, userId, receiver);
    // Whoever is told nothing still has the challenge on an open page.
    else await deps.push(friendId, { type: 'friends.changed' });
  };
