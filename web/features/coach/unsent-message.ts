import type { Conversation } from '../../../shared/contracts/coach';
import { tabStorage } from '../../lib/kept-storage';

/** This tab's message that failed to send; survives a reload or a detour. */
export function unsentOf(userId: string | undefined, conversation: Conversation) {
  const key = `unsent ${conversation} ${userId}`;
  return {
    read: (): { id: string; text: string } | null => {
      const [, id = '', text = ''] = /^(\w+) (.+)/s.exec(tabStorage.read(key) ?? '') ?? [];
      return text ? { id, text } : null;
    },
    keep: (id: string, text: string) => tabStorage.write(key, `${id} ${text}`),
  };
}
