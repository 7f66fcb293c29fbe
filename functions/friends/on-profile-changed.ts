import type { ReadPerson } from '../people/public';
import type { ReadSuggestable } from '../profile/public';
import type { SuggestionsRepository } from './suggestions-repository';

interface Deps {
  suggestions: SuggestionsRepository;
  readPerson: ReadPerson;
  readSuggestable: ReadSuggestable;
}

/** Suggests somebody to others, or no longer: as their rows are now, whatever order the events come in. */
export const onProfileChanged =
  ({ suggestions, readPerson, readSuggestable }: Deps) =>
  async ({ userId }: { userId: string }): Promise<void> => {
    const [person, settings] = await Promise.all([readPerson(userId), readSuggestable([userId])]);
    const { goalType = null, allowed = false } = settings.get(userId) ?? {};
    if (person?.state === 'active' && allowed && goalType) await suggestions.list(userId, goalType);
    else await suggestions.unlist(userId);
  };
