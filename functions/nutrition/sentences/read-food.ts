import type { Food } from '../foods/food';
import { canonicalWord } from '../foods/canonical-words';
import { isTraitName } from '../foods/traits';
import { asBought, nameAt } from './find-name';
import type { FoundName } from './found-name';
import { readAmountBehind } from './read-amounts';
import type { Reading } from './reading';
import { nothingSaid } from './saying';
import { unitOf, type Unit } from './units';

const measureOnly = (unit: Unit | null) => (unit?.kind === 'measure' ? unit : null);

/**
 * 'Tortilla española wedge', 'cider, half pint': a word that is a food elsewhere is the measure of the food before it
 * here.
 */
function readMeasureBehind(reading: Reading, words: readonly string[]): boolean {
  const unit = measureOnly(unitOf(words.at(-1) ?? ''));
  const isHalf = words[0] === 'half';
  if (words.length > (isHalf ? 2 : 1)) return false;
  if (unit?.kind !== 'measure' || !reading.foods.isUnmeasured(unit.name)) return false;
  if (reading.saying.isJoined || !reading.isEndAt(reading.at + words.length)) return false;
  const count = isHalf ? 0.5 : reading.saying.count;
  reading.foods.measureLast({ count, unit, size: null, isPlural: false });
  reading.saying = nothingSaid();
  reading.at += words.length;
  return true;
}

/** 'A pint' is both the drink and the amount, '10 basil leaves' are counted by the leaf. */
function unitInName({ food, length }: FoundName, text: string, count: number | null): Unit | null {
  const unit = measureOnly(unitOf(text.split(' ').at(-1) ?? ''));
  if (length === 1 || unit?.kind !== 'measure') return unit;
  return count !== null && food.measures.some(({ name }) => name === unit.name) ? unit : null;
}

/** 'Pecorino cheese', 'bacon rashers': the kind of the food just named, or its piece. */
function isSaidAgain(
  { saying, foods }: Reading,
  food: Food,
  { length, isGuess }: FoundName,
  text: string,
): boolean {
  const last = saying.attached?.item.food;
  if (!last || length > 1 || isGuess || saying.count !== null || saying.unit || foods.last?.food !== last)
    return false;
  const kind = canonicalWord(text);
  return food === last || (isTraitName(kind) && last.traits.has(kind));
}

/** The name of a food and the amount after it; false if none begins here. */
export function readFood(reading: Reading): boolean {
  const name = nameAt(reading.tokens, reading.at);
  if (!name) return false;
  const named = reading.tokens.slice(reading.at, reading.at + name.length);
  const text = named.map((token) => token.text).join(' ');
  if (readMeasureBehind(reading, text.split(' '))) return true;
  reading.at += name.length;
  if (name.isGuess && reading.isRecipe && reading.foods.count > 0) {
    reading.saying.unknown.push(text);
    return true;
  }
  if (reading.saying.isDenied) {
    if (name.food.traits.has('bun')) reading.foods.unbun();
    reading.saying = { ...nothingSaid(), isDenied: true };
    return true;
  }
  // 'Noodles, chicken flavour'.
  const isFlavour = /^flavou?r(?:ed)?$/.test(reading.textAt(reading.at)) && reading.isEndAt(reading.at + 1);
  if (isFlavour && reading.foods.last) {
    reading.at += 1;
    return true;
  }
  reading.saying.unit ??= unitInName(name, text, reading.saying.count);
  const times = readAmountBehind(reading);
  const { isButtered } = reading.saying;
  const isOwn = reading.tokens[reading.at - name.length]?.own?.food === name.food;
  if (isOwn) reading.saying.attached = null;
  reading.unread.push(...reading.saying.unknown);
  const bought = !isOwn && (reading.isAsBought || reading.saying.isRaw) ? asBought(text, name.food) : null;
  const meant = bought ? { ...name, food: bought } : name;
  if (isSaidAgain(reading, meant.food, name, text)) return true;
  const attached = reading.foods.add(meant, text, reading.saying);
  reading.saying = { ...nothingSaid(), attached: isOwn ? null : attached };
  if (isButtered) reading.foods.butter();
  if (times !== null) reading.foods.countUnderLast(times);
  return true;
}

/** 'A buttered roll', 'toast x2 buttered'. */
export function readButtered(reading: Reading): void {
  const name = nameAt(reading.tokens, reading.at + 1);
  const { last } = reading.foods;
  if (name?.food.traits.has('bread')) reading.saying.isButtered = true;
  else if (!name && last?.food.traits.has('bread')) reading.foods.butter();
}
