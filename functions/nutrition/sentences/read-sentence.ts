import type { Food } from '../foods/food';
import { isLikely } from './likely-amounts';
import { isToldAsEaten } from './told-as-eaten';
import { nameAt, spelled } from './find-name';
import { otherWords, pronouns } from './other-words';
import { quantityAt } from './quantities';
import {
  readLittle,
  readHalfMore,
  readMoreOfLast,
  readQuantity,
  readShareOfAll,
  readSharing,
  readTimes,
  readUnit,
} from './read-amounts';
import { readButtered, readFood } from './read-food';
import type { ReadItem } from './read-item';
import { Reading } from './reading';
import { readSharedWith } from './shared-with';
import { fillers, joiners, lengths, likenesses, modifiers, negations, sizes, verbs } from './sentence-words';
import { correctionMark, energyMark } from './tokens';

export interface ReadSentence {
  items: ReadItem[];
  /** Words that match no food. */
  unread: string[];
}

/** After a colon or in brackets, the ingredients of the previous food may follow. */
function readBreak(reading: Reading, sign: string): void {
  const isNamed = reading.saying.attached !== null;
  reading.skipTo(reading.at + 1);
  reading.endClause();
  reading.saying.isAside = isNamed && sign === '(';
  if (isNamed && /[:(!]/.test(sign)) reading.foods.beginParts(2, sign === ':');
}

/** 'And' and 'or' continue a denial unless something new begins: 'without milk or sugar'. */
function readJoiner(reading: Reading, text: string): void {
  const { isDenied, attached } = reading.saying;
  if (text === 'plus' && readMoreOfLast(reading)) return;
  if (text === 'and' && readHalfMore(reading)) return;
  reading.skipTo(reading.at + 1);
  reading.endClause();
  reading.saying.isJoined = text !== 'but';
  reading.saying.joint = text;
  const goesOn = text === 'or' || (text === 'and' && reading.isWithout && nameAt(reading.tokens, reading.at));
  if (isDenied && goesOn) reading.saying.isDenied = true;
  // 'A ham sandwich on wholemeal': what was under it is part of it.
  const under = text === 'on' && reading.foods.last?.food.traits.has('filled');
  const name = under ? nameAt(reading.tokens, reading.at) : null;
  if (name?.food.traits.has('bread')) reading.at += name.length;
  if (/^(?:with|and|plus|in|on)$/.test(text)) reading.foods.endCorrection();
  if (text === 'with' && attached?.item.food.traits.has('listed-with')) reading.foods.beginParts(3, true);
}

/** 'Stout style beer', 'noodle type thing': skip the comparison. */
function skipLikeness(reading: Reading): void {
  let end = reading.at + 1;
  while (!reading.isEndAt(end) && !joiners.has(reading.textAt(end)) && !quantityAt(reading.tokens, end))
    end += 1;
  reading.skipTo(end);
}

const isOther = (text: string) =>
  verbs.has(text) || (otherWords.has(text) && !fillers.has(text) && !modifiers.has(text));

/** '2 long sausages': between an amount and its food. */
function isBetween({ saying, tokens, at, isRecipe }: Reading): boolean {
  const text = tokens[at]?.text ?? '';
  if (isRecipe && saying.count !== null) return true;
  return (
    saying.count !== null && (!verbs.has(text) || modifiers.has(text)) && nameAt(tokens, at + 1) !== null
  );
}

/** A word that is not food ends what was said before, but not a denial. */
function passBy(reading: Reading): void {
  const { isDenied } = reading.saying;
  if (!isDenied && !verbs.has(reading.textAt(reading.at))) reading.pass(reading.textAt(reading.at));
  reading.skipTo(reading.at + 1);
  reading.saying.isDenied = isDenied;
}

function deny(reading: Reading, text: string): void {
  if (reading.saying.attached) reading.endSaying();
  // 'Eggs minus the yolk' is another food; coffee without milk is coffee.
  const { last } = reading.foods;
  if (last && /^(?:without|minus)$/.test(text) && !last.food.traits.has('drink')) reading.foods.doubt(last);
  reading.saying.isDenied = true;
  reading.isWithout = text === 'without';
}

/** 'A smoothie of spinach, mango and banana'. */
function readOf(reading: Reading): void {
  reading.skipTo(reading.at + 1);
  reading.foods.beginParts(2, false);
}

/** Words of every sentence. */
const grammar = new Set(
  'a an the my of for from at this that it its was were me our some any their his her to be is as so well'.split(
    ' ',
  ),
);

/** A word that is neither an amount nor a food. */
function readWord(reading: Reading): void {
  const { saying } = reading;
  const text = reading.textAt(reading.at);
  const size = sizes.get(spelled(text));
  if (joiners.has(text)) return readJoiner(reading, text);
  if (text === 'of' && saying.attached) return readOf(reading);
  if (pronouns.has(text)) return reading.skipTo(reading.at + 1);
  if (likenesses.has(text) && saying.attached) return skipLikeness(reading);
  if (text === 'each' && saying.attached && reading.endsAfter(1)) reading.foods.takeEach();
  if (lengths.has(text)) saying.count = null;
  if (/^(?:dry|raw|uncooked|dried)$/.test(text)) {
    const isBehind = saying.count === null && !nameAt(reading.tokens, reading.at + 1);
    if (!isBehind || !reading.foods.makeLastRaw()) saying.isRaw = true;
  }
  if (negations.has(text)) deny(reading, text);
  else if (text === 'buttered') readButtered(reading);
  else if (size) saying.size = size;
  else if (isOther(text) && !isBetween(reading)) return passBy(reading);
  else if ((isOther(text) && !modifiers.has(text)) || (!fillers.has(text) && !modifiers.has(text)))
    saying.unknown.push(text);
  else if (!grammar.has(text)) reading.pass(text);
  reading.at += 1;
}

/** 'Macaroni cheese on the side'. */
function readAside(reading: Reading): boolean {
  const { at } = reading;
  const isSide = /^on (?:the|a) side$/.test([0, 1, 2].map((index) => reading.textAt(at + index)).join(' '));
  if (!isSide || !reading.endsAfter(3)) return false;
  reading.skipTo(at + 3);
  reading.foods.serveAside();
  return true;
}

function step(reading: Reading): void {
  const { text = '', isBreak = true } = reading.tokens[reading.at] ?? {};
  if (isBreak) return readBreak(reading, text);
  if (text === energyMark) {
    reading.skipTo(reading.at + 1);
    return reading.tellAmount();
  }
  if (text === correctionMark) {
    reading.skipTo(reading.at + 1);
    return reading.foods.beginCorrection();
  }
  if (readAside(reading) || readShareOfAll(reading) || readSharedWith(reading)) return;
  if (readLittle(reading) || readSharing(reading) || readTimes(reading)) return;
  if (readQuantity(reading) || readUnit(reading) || readFood(reading)) return;
  readWord(reading);
}

/**
 * The foods and amounts in a sentence, in its order: 'two eggs, a slice of toast with butter'. Foods of the person's own
 * come before those of the table.
 */
export function readSentence(
  sentence: string,
  ownFoods: readonly Food[] = [],
  isRecipe = false,
): ReadSentence {
  const reading = new Reading(sentence, ownFoods, isRecipe);
  while (reading.at < reading.tokens.length) step(reading);
  reading.endSaying();
  reading.endClause();
  const isTold = isToldAsEaten(reading.tokens);
  if (isRecipe) reading.unread.push(...reading.foods.takeUnmeasured());
  const items = reading.foods
    .finish()
    .map((item) => (isTold && isLikely(item) ? item : { ...item, isSure: false }));
  return { items, unread: reading.unread };
}
