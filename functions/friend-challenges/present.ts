import type { FriendChallenge } from '../../shared/contracts/friend-challenges';
import type { FriendChallengesDeps } from './friend-challenges-deps';
import type { FriendChallengeRow } from './friend-challenges-repository';

function toChallenge(row: FriendChallengeRow, name: string): FriendChallenge {
  const { friendChallengeId: id, otherUserId, isSender, challengeNumber, routineId, title } = row;
  const { state, createdAt, endsAt, myDoneAt, theirDoneAt } = row;
  return {
    id,
    friend: { id: otherUserId, name },
    isSender,
    challengeNumber,
    routineId,
    title,
    state,
    createdAt,
    endsAt,
    myDoneAt,
    theirDoneAt,
  };
}

/** The challenges with their friends' names, without those whose accounts are gone. */
export async function present(
  { readPeople }: Pick<FriendChallengesDeps, 'readPeople'>,
  rows: readonly FriendChallengeRow[],
): Promise<FriendChallenge[]> {
  const people = await readPeople(rows.map(({ otherUserId }) => otherUserId));
  return rows.flatMap((row) => {
    const person = people.get(row.otherUserId);
    return person ? [toChallenge(row, person.name)] : [];
  });
}
