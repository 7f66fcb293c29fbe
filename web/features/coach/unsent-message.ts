import type { Conversation } from '../../../shared/contracts/coach';

/** This tab's message that failed to send; survives a reload or a detour. */
export function unsentOf(userId: string | undefined, conversation: Conversation) {
  const key = `unsent ${conversation} ${userId}`;
  // If the browser refuses storage, it is kept until the page is left.
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
