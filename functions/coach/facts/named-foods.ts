import type { OwnFood } from '../../../shared/contracts/foods';
import type { Conversation, ProposedMeal } from '../../../shared/contracts/coach';
import { createReadFoods, type FoodReader, type ReadFoods } from '../../nutrition/public';
import type { HealthFact } from '../../spared/public';
import type { CoachFacts, FoodBefore, NamedFoods, PastMessage } from '../coach-facts';
import { foodTextOf, mayNameFood } from '../understanding/food-words';
import { ideaAt, ideasIn, ideaTold, logsIt } from '../understanding/named-idea';
import { mostWordsOfChange } from '../understanding/read-meal-change';
import { nextFigures } from '../understanding/next-figures';

const none = (text: string): ReadFoods => ({ items: [], unread: text === '' ? [] : [text] });

type Past = Omit<FoodBefore, 'card'> & {
  meal: NonNullable<PastMessage['meal']> | null;
  isOfFigures: boolean;
};

const mostWishes = 3;

/** The ideas requested and given recently, from the consecutive replies that gave them. */
function ideasLately(history: readonly PastMessage[]): Omit<FoodBefore, 'card'> {
  const wishes: string[] = [];
  const given: string[][] = [];
  for (let at = history.length - 1; at > 0 && wishes.length < mostWishes; at -= 2) {
    const [said, reply] = [history[at - 1], history[at]];
    if (said?.role !== 'user' || reply?.memory?.intent !== 'food-idea') break;
    wishes.unshift(said.content);
    given.push(ideasIn(reply.content));
  }
  return { wishes, ideas: given.find((names) => names.length > 0) ?? [], shown: given.flat() };
}

/** Next to the meals, one reply may come between a card and a comment on it. */
function pastOf(history: readonly PastMessage[], conversation: Conversation): Past {
  const replies = history.filter(({ role }) => role === 'assistant');
  const isAsked = replies.at(-1)?.memory?.intent === 'food-change';
  const near = replies.slice(conversation === 'nutrition' || isAsked ? -2 : -1);
  const meal = near.findLast((each) => each.meal)?.meal ?? null;
  const isOfFigures = replies.at(-1)?.memory?.intent === 'food-figures';
  return { meal, isOfFigures, ...ideasLately(history) };
}

const denials =
  /\b(?:without|no|not|remove|delete|take (?:out|off)|leave (?:out|off)|minus|except|instead of|dont|didnt|didn't|skip|wasnt|wasn't)\b/gi;

/** Changing a meal never takes more words than this. */
const isShort = (message: string) => message.split(/\s+/).length <= mostWordsOfChange;

/** 'Red' after a wine, 'scrambled' after eggs: the food the two name together. */
function refinedIn(reader: FoodReader, message: string, { items: [only, ...rest] }: ProposedMeal) {
  const word = message.trim().toLowerCase();
  if (!only || rest.length > 0 || !/^(?:the |it was |with )?[a-z]{3,}(?: one)?$/.test(word)) return [];
  const said = word.replace(/^(?:the |it was |with )| one$/g, '');
  const { items, unread } = reader.presentSentence(`${said} ${only.name.toLowerCase()}`);
  return items.length === 1 && unread.length === 0 ? items : [];
}

/** What a message may be about: foods in its words, or the meal proposed just before. */
const isOfFood = (message: string, conversation: Conversation, { meal, wishes, isOfFigures }: Past) =>
  meal !== null || wishes.length > 0 || isOfFigures || mayNameFood(message, conversation);

/** The questions about numbers that the last consecutive replies answered, oldest first. */
function figuresLately(history: readonly PastMessage[]): string[] {
  const asked: string[] = [];
  for (let at = history.length - 1; at > 0 && asked.length < mostWishes; at -= 2) {
    const [said, reply] = [history[at - 1], history[at]];
    if (said?.role !== 'user' || reply?.memory?.intent !== 'food-figures') break;
    asked.unshift(said.content);
  }
  return asked;
}

/** The last of those questions written out, and the one a message continues from; null when there is none. */
function questionsOf(reader: FoodReader, message: string, history: readonly PastMessage[]) {
  const foodIn = (text: string) =>
    text === '' ? null : (reader.presentSentence(text).items[0]?.food.name ?? null);
  const [first, ...rest] = figuresLately(history);
  if (first === undefined) return { before: null, now: null };
  const before = rest.reduce((asked, next) => nextFigures(asked, next, foodIn) ?? next, first);
  return { before, now: nextFigures(before, message, foodIn) };
}

/** 'Sunday chilli' is a name, and Sunday no day, for somebody who saved it. */
const namesOwn = (message: string, ownFoods: readonly OwnFood[]) =>
  ownFoods.some(({ name }) => message.toLowerCase().includes(name.toLowerCase()));

/** The foods a message names, without the words of its question; null when it can't be about food. */
export function namedFoods(
  reader: FoodReader,
  message: string,
  conversation: Conversation,
  history: readonly PastMessage[],
  ownFoods: readonly OwnFood[] = [],
): NamedFoods | null {
  const past = pastOf(history, conversation);
  if (!isOfFood(message, conversation, past)) return null;
  const { meal, isOfFigures: _, ...lately } = past;
  const read = (text: string) => (text === '' ? none(text) : reader.presentSentence(text));
  const card = meal && {
    meal,
    refined: refinedIn(reader, message, meal),
    items: reader.presentItems(meal.items),
    named: isShort(message) ? read(foodTextOf(message.replaceAll(denials, ','))).items : [],
  };
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const { before, now } = questionsOf(reader, message, history);
  const logged = logsIt(message) ? (ideaTold(last) ?? (before && foodTextOf(before))) : null;
  const asked = now ?? message;
  const text =
    ideaAt(message, lately.ideas) ?? logged ?? (namesOwn(asked, ownFoods) ? asked : foodTextOf(asked));
  return { ...read(text), before: { card, ...lately }, ...(now !== null && { question: now }) };
}

/** The same, with the food table and the person's own foods loaded for it. */
export async function readNamedFoods(
  message: string,
  conversation: Conversation,
  history: readonly PastMessage[],
  readOwnFoods: () => Promise<OwnFood[]>,
): Promise<NamedFoods | null> {
  if (!isOfFood(message, conversation, pastOf(history, conversation))) return null;
  const ownFoods = await readOwnFoods();
  const foods = namedFoods(await createReadFoods(ownFoods), message, conversation, history, ownFoods);
  return foods && { ...foods, ownFoods };
}

type FactsWith = (ledger: readonly HealthFact[]) => CoachFacts;

/** The same facts, plus the foods of the message. */
export const withFoods =
  (factsWith: FactsWith, foods: NamedFoods | null): FactsWith =>
  (ledger) =>
    foods ? { ...factsWith(ledger), foods } : factsWith(ledger);
