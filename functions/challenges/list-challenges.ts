import type { challengesContract, Climber } from '../../shared/contracts/challenges';
import type { ResponseOf } from '../../shared/contracts/endpoint';
import { challengeState } from '../../shared/rules/challenges/challenge';
import { challenges } from '../../shared/rules/challenges/challenges';
import { challengeDescription } from './descriptions';
import type { ReadFriendIds } from '../friends/public';
import { isOnBoards, type ReadPeople } from '../people/public';
import type { ParticipantsRepository } from './participants-repository';

export interface ChallengesDeps {
  participants: ParticipantsRepository;
  readFriendIds: ReadFriendIds;
  readPeople: ReadPeople;
}

/** Friends who are visible on leaderboards, the furthest first. */
async function readClimbers(deps: ChallengesDeps, userId: string): Promise<Climber[]> {
  const ids = await deps.readFriendIds(userId);
  const [people, highest] = await Promise.all([deps.readPeople(ids), deps.participants.readHighestOf(ids)]);
  return ids
    .flatMap((id) => {
      const person = people.get(id);
      if (!person || !isOnBoards(person)) return [];
      return [{ id, name: person.name, completed: highest.get(id) ?? 0 }];
    })
    .toSorted((a, b) => b.completed - a.completed || (a.id < b.id ? -1 : 1));
}

/** The ladder for one person, with their friends' positions. */
export async function listChallenges(
  deps: ChallengesDeps,
  userId: string,
): Promise<ResponseOf<typeof challengesContract.listChallenges>> {
  const [highest, completed, friends] = await Promise.all([
    deps.participants.readHighest(userId),
    deps.participants.listCompleted(userId),
    readClimbers(deps, userId),
  ]);
  const byNumber = new Map(completed.map((each) => [each.number, each]));
  return {
    completed: highest,
    challenges: challenges.map((challenge) => ({
      ...challenge,
      description: challengeDescription(challenge.number),
      state: challengeState(challenge.number, highest),
      completedAt: byNumber.get(challenge.number)?.completedAt ?? null,
      times: byNumber.get(challenge.number)?.times ?? 0,
    })),
    friends,
  };
}
