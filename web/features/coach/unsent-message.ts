import * as z from 'zod';
import type { Conversation } from '../../../shared/contracts/coach';

const unsentSchema = z.object({ id: z.string(), text: z.string() });
export type UnsentMessage = z.output<typeof unsentSchema>;

/** The message of this tab that did not go through, also after a reload or a step away. */
export function unsentOf(userId: string, conversation: Conversation) {
  const key = `unsent ${conversation} ${userId}`;
  return {
    read(): UnsentMessage | null {
      try {
        return unsentSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
      } catch {
        return null;
      }
    },
    keep(message: UnsentMessage | null): void {
      try {
        if (message) sessionStorage.setItem(key, JSON.stringify(message));
        else sessionStorage.removeItem(key);
      } catch {
        // A browser that refuses storage keeps it until the page is left.
      }
    },
  };
}
