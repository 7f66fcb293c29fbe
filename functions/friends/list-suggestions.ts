import type { Suggestion } from '../../shared/contracts/friends';
import type { FriendsDeps } from './friends-deps';

const shown = 10;
/** How many are looked at, a page at a time: mostly the first is enough, and after the last the list ends. */
const pageSizes = [24, 40, 136];

/** The strangers who allow suggestions, according to their current rows. */
async function offered(
  { readPeople, readSuggestable }: FriendsDeps,
  goalType: string,
  strangers: string[],
): Promise<Suggestion[]> {
  if (strangers.length === 0) return [];
  const [people, suggestable] = await Promise.all([readPeople(strangers), readSuggestable(strangers)]);
  return strangers.flatMap((id) => {
    const [person, settings] = [people.get(id), suggestable.get(id)];
    if (person?.state !== 'active' || person.hiddenFromBoards) return [];
    if (!settings?.allowed || settings.goalType !== goalType) return [];
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
  const [sides, settings] = await Promise.all([
    deps.friends.readSides(userId),
    deps.readSuggestable([userId]),
  ]);
  const goalType = settings.get(userId)?.goalType;
  if (!goalType) return { suggestions: [], nextCursor: null };
  const all: Suggestion[] = [];
  let after = cursor;
  for (const size of pageSizes) {
    const found = await deps.suggestions.readCandidates(goalType, userId, size, after);
    const unknown = found.filter((id) => !sides.has(id));
    const blocked = await deps.readBlockedEitherWay(userId, unknown);
    const strangers = unknown.filter((id) => !blocked.has(id));
    all.push(...(await offered(deps, goalType, strangers)));
    after = found.at(-1);
    if (found.length < size || all.length > shown) break;
  }
  const suggestions = all.slice(0, shown);
  return { suggestions, nextCursor: all.length > shown ? (suggestions.at(-1)?.id ?? null) : null };
}
