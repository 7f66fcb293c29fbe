import type { Conversation } from '../../../shared/contracts/coach';
import { foodsOf, type ReadFoods } from '../../nutrition/public';
import type { HealthFact } from '../../spared/public';
import type { CoachFacts } from '../coach-facts';
import { foodTextOf, mayNameFood } from '../understanding/food-words';

const none = (text: string): ReadFoods => ({ items: [], unread: text === '' ? [] : [text] });

/** The foods that a message names, without the words of its question; null where it cannot be about food. */
export async function readNamedFoods(message: string, conversation: Conversation): Promise<ReadFoods | null> {
  if (!mayNameFood(message, conversation)) return null;
  const text = foodTextOf(message);
  return text === '' ? none(text) : foodsOf(text);
}

type FactsWith = (ledger: readonly HealthFact[]) => CoachFacts;

/** The same facts with the foods of the message. */
export const withFoods =
  (factsWith: FactsWith, foods: ReadFoods | null): FactsWith =>
  (ledger) =>
    foods ? { ...factsWith(ledger), foods } : factsWith(ledger);
