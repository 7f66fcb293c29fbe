import type { FriendsDeps } from '../friends-deps';
import { wordsOfName } from '../rules/folded-words';

type Deps = Pick<FriendsDeps, 'names' | 'readPerson' | 'readFindable'>;

const mostAttempts = 5;

/**
 * Updates by which words someone is found, by their current rows, whatever order the events arrive in. Rows are read
 * again after the change, because another event may have been handled in between.
 */
export const onNameChanged =
  ({ names, readPerson, readFindable }: Deps) =>
  async ({ userId }: { userId: string }): Promise<void> => {
    const readWords = async () => {
      const [person, findable] = await Promise.all([readPerson(userId), readFindable([userId])]);
      // Suspended people stay in the list, which is filtered when it is read: they may be restored without an event.
      if (!person || person.state === 'deleting' || !findable.has(userId)) return [];
      return wordsOfName(person.name);
    };
    let words = await readWords();
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      await names.replace(userId, words);
      const now = await readWords();
      if (now.join(' ') === words.join(' ')) return;
      words = now;
    }
    throw new Error('the name changes all the time');
  };
