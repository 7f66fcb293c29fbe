import type { Conversation } from '../../../shared/contracts/coach';

/** The message of this tab that did not go through, also after a reload or a step away. */
export function unsentOf(userId: string | undefined, conversation: Conversation) {
  const key = `unsent ${conversation} ${userId}`;
  return {
    read(): { id: string; text: string } | null {
      try {
        const [, id = '', text = ''] = /^(\w+) (.+)/s.exec(sessionStorage.getItem(key) ?? '') ?? [];
        return text ? { id, text } : null;
      } catch {
        return null;
      }
    },
    keep(id: string, text: string): void {
      try {
        sessionStorage.setItem(key, `${id} ${text}`);
      } catch {
        // A browser that refuses storage keeps it until the page is left.
      }
    },
  };
}
