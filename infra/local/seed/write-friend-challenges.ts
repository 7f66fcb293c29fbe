import { createFriendChallengesRepository } from '../../../functions/friend-challenges/friend-challenges-repository';
import { transact } from '../../../functions/platform/storage/transact';
import { challengeByNumber } from '../../../shared/rules/challenges/challenges';
import type { Areas } from './areas';

const dayMs = 86_400_000;

interface Sent {
  from: string;
  to: string;
  number: number;
  daysAgo: number;
  isAccepted: boolean;
}

/** One waiting for the demo account's answer, and one in progress, which the friend has already done. */
export async function writeFriendChallenges(
  { storage }: Areas,
  demoId: string,
  idOf: (person: { name: string }) => string,
): Promise<void> {
  const friendChallenges = createFriendChallengesRepository(storage);
  const ago = (days: number) => new Date(storage.clock.now().getTime() - days * dayMs).toISOString();
  const all: readonly Sent[] = [
    { from: demoId, to: idOf({ name: 'Ines Kova\u010d' }), number: 4, daysAgo: 2, isAccepted: true },
    { from: idOf({ name: 'Priya Nair' }), to: demoId, number: 3, daysAgo: 1, isAccepted: false },
  ];
  for (const { from, to, number, daysAgo, isAccepted } of all) {
    const row = {
      userId: from,
      friendChallengeId: storage.newId(),
      otherUserId: to,
      isSender: true,
      challengeNumber: number,
      routineId: null,
      title: challengeByNumber(number)?.title ?? '',
      state: isAccepted ? ('accepted' as const) : ('invited' as const),
      createdAt: ago(daysAgo),
      endsAt: ago(daysAgo - 7),
      myDoneAt: null,
      theirDoneAt: isAccepted ? ago(1) : null,
    };
    await transact(storage.documents, friendChallenges.createItems(row));
  }
}
