import type { FoundPerson } from '../../../shared/contracts/friends';
import { friendStatuses } from '../../../shared/rules/friend-words';
import type { FriendsDeps } from '../friends-deps';
import { foldedWords, isFoundBy, rarestWord } from '../rules/folded-words';

const shown = 10;
/** How many are looked at: with more, people type more letters. */
const candidates = 60;

/** Strangers and friends who allow that others find them by name, according to their current rows. */
export async function searchPeople(
  deps: FriendsDeps,
  userId: string,
  text: string,
): Promise<{ people: FoundPerson[] }> {
  await deps.quotas.spend(userId, 'name-searches');
  const typed = foldedWords(text);
  const rarest = rarestWord(typed);
  if (rarest === null) return { people: [] };
  const found = (await deps.names.readCandidates(rarest, candidates)).filter((id) => id !== userId);
  const blocked = await deps.readBlockedEitherWay(userId, found);
  const ids = found.filter((id) => !blocked.has(id));
  if (ids.length === 0) return { people: [] };
  const [sides, people, findable] = await Promise.all([
    deps.friends.readSides(userId),
    deps.readPeople(ids),
    deps.readFindable(ids),
  ]);
  const all = ids.flatMap((id): FoundPerson[] => {
    const person = people.get(id);
    if (person?.state !== 'active' || person.hiddenFromBoards || !findable.has(id)) return [];
    if (!isFoundBy(person.name, typed)) return [];
    const status = friendStatuses.find((each) => each === sides.get(id)) ?? null;
    return [{ id, name: person.name, workoutsCompleted: person.workoutsCompleted, status }];
  });
  return { people: all.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).slice(0, shown) };
}
