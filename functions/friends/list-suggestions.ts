import type { Suggestion } from '../../shared/contracts/friends';
import type { FriendsDeps } from './friends-deps';

const candidates = 40;
const shown = 10;
/** If this many pages hold no one new, the list ends. */
const mostRounds = 5;

/** The candidates who are strangers to the caller and allow suggestions, according to their current rows. */
async function offered(
  { friends, readPeople, readSuggestable }: FriendsDeps,
  userId: string,
  goalType: string,
  found: readonly string[],
): Promise<Suggestion[]> {
  const sides = await friends.readSides(userId);
  const strangers = found.filter((id) => !sides.has(id));
  const [people, hidden, suggestable] = await Promise.all([
    readPeople(strangers),
    friends.readHidden(userId, strangers),
    readSuggestable(strangers),
  ]);
  const isOffered = (id: string) =>
    !hidden.has(id) && suggestable.get(id)?.allowed === true && suggestable.get(id)?.goalType === goalType;
  return strangers.flatMap((id) => {
    const person = people.get(id);
    if (person?.state !== 'active' || person.hiddenFromBoards || !isOffered(id)) return [];
    return [{ id, name: person.name, workoutsCompleted: person.workoutsCompleted }];
  });
}

/**
 * People with the caller's goal who allow suggestions and are strangers to the caller. The cursor is the last person
 * shown: any other ID would reveal someone who does not want to be suggested.
 */
export async function listSuggestions(
  deps: FriendsDeps,
  userId: string,
  cursor?: string,
): Promise<{ suggestions: Suggestion[]; nextCursor: string | null }> {
  const goalType = (await deps.readSuggestable([userId])).get(userId)?.goalType;
  if (!goalType) return { suggestions: [], nextCursor: null };
  const all: Suggestion[] = [];
  let after = cursor;
  for (let round = 0; round < mostRounds && all.length <= shown; round += 1) {
    const found = await deps.suggestions.readCandidates(goalType, userId, candidates, after);
    all.push(...(await offered(deps, userId, goalType, found)));
    if (found.length < candidates) break;
    after = found.at(-1);
  }
  const suggestions = all.slice(0, shown);
  return { suggestions, nextCursor: all.length > shown ? (suggestions.at(-1)?.id ?? null) : null };
}
