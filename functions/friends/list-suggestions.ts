import type { Suggestion } from '../../shared/contracts/friends';
import type { FriendsDeps } from './friends-deps';

const candidates = 40;
const shown = 10;

/** People with the caller's goal who allow it, strangers to the caller; asked of their own rows as they are now. */
export async function listSuggestions(
  { friends, suggestions, readPeople, readSuggestable }: FriendsDeps,
  userId: string,
): Promise<Suggestion[]> {
  const own = (await readSuggestable([userId])).get(userId);
  if (!own?.goalType) return [];
  const [found, sides] = await Promise.all([
    suggestions.readCandidates(own.goalType, userId, candidates),
    friends.readSides(userId),
  ]);
  const strangers = found.filter((id) => id !== userId && !sides.has(id));
  const [people, hidden, suggestable] = await Promise.all([
    readPeople(strangers),
    friends.readHidden(userId, strangers),
    readSuggestable(strangers),
  ]);
  const isOffered = (id: string) =>
    !hidden.has(id) &&
    suggestable.get(id)?.allowed === true &&
    suggestable.get(id)?.goalType === own.goalType;
  return strangers
    .flatMap((id) => {
      const person = people.get(id);
      if (person?.state !== 'active' || person.hiddenFromBoards || !isOffered(id)) return [];
      return [{ id, name: person.name, workoutsCompleted: person.workoutsCompleted }];
    })
    .slice(0, shown);
}
