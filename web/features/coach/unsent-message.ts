import type { Conversation } from '../../../shared/contracts/coach';

/** The message of this tab that did not go through, also after a reload or a step away. */
export function unsentOf(userId: string | undefined, conversation: Conversation) {
  const key = `unsent ${conversation} ${userId}`;
  // A browser that refuses storage keeps it until the page is left.
  const tried = <Result>(work: () => Result): Result | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: (): { id: string; text: string } | null =>
      tried(() => {
        const [, id = '', text = ''] = /^(\w+) (.+)/s.exec(sessionStorage.getItem(key) ?? '') ?? [];
        return text ? { id, text } : null;
      }),
    keep: (id: string, text: string) => tried(() => sessionStorage.setItem(key, `${id} ${text}`)),
  };
}
