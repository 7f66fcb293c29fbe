import type { ReadPerson } from '../people/public';
import type { ReadSuggestable } from '../profile/public';
import type { SuggestionsRepository } from './suggestions-repository';

interface Deps {
  suggestions: SuggestionsRepository;
  readPerson: ReadPerson;
  readSuggestable: ReadSuggestable;
}

const mostAttempts = 5;

/**
 * Updates whether someone is suggested, by their current rows, whatever order the events arrive in. Rows are read
 * again after the change, because another event may have been handled in between.
 */
export const onProfileChanged =
  ({ suggestions, readPerson, readSuggestable }: Deps) =>
  async ({ userId }: { userId: string }): Promise<void> => {
    const readGoal = async () => {
      const [person, settings] = await Promise.all([readPerson(userId), readSuggestable([userId])]);
      const { goalType = null, allowed = false } = settings.get(userId) ?? {};
      // Suspended people stay in the list, which is filtered when it is read: they may be restored without an event.
      return person && person.state !== 'deleting' && allowed ? goalType : null;
    };
    let goal = await readGoal();
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      await (goal ? suggestions.list(userId, goal) : suggestions.unlist(userId));
      const now = await readGoal();
      if (now === goal) return;
      goal = now;
    }
    throw new Error('the profile changes all the time');
  };
