import { nameAt, spelled } from './find-name';
import { fractionAfter, quantityAt, type Quantity } from './quantities';
import type { Reading } from './reading';
import { joiners, littles } from './sentence-words';
import { holderOf, unitOf } from './units';
import { fewSize } from './weigh';

/** 'Gin and tonic, two of them': the count of the last food. */
function readOfThem(reading: Reading, { count, length, isVague }: Quantity): boolean {
  const after = reading.at + length;
  const isOf = reading.textAt(after - 1) === 'of' && /^(?:them|those|these)$/.test(reading.textAt(after));
  if (isVague || !isOf) return false;
  reading.endSaying();
  reading.foods.measureLast({ count, unit: null, size: null, isPlural: false });
  reading.at = after + 1;
  return true;
}

/** 'A double cheeseburger', 'a quarter pounder': the number is part of the name. */
const isNameAfterArticle = ({ tokens, at }: Reading) =>
  /^an?$/.test(tokens[at]?.text ?? '') && (nameAt(tokens, at + 1)?.length ?? 0) > 1;

/** 'Three of the six nuggets': the second number says how many there were. */
function isOfSoMany(reading: Reading, { isVague, length }: Quantity): boolean {
  const { at, saying } = reading;
  const isCounted = saying.count !== null && saying.count >= 1 && !isVague;
  const isOf =
    reading.textAt(at - 2) === 'of' && /^(?:the|my|his|her|our|their|those)$/.test(reading.textAt(at - 1));
  return isCounted && isOf && !unitOf(reading.textAt(at + length));
}

/** 'Two', 'half a', '2 x': false where no number begins here. */
export function readQuantity(reading: Reading): boolean {
  let quantity = quantityAt(reading.tokens, reading.at);
  // '2% milk' and '7up' are names.
  if (!quantity || (!quantity.isVague && nameAt(reading.tokens, reading.at))) return false;
  if (quantity.length > 1 && isNameAfterArticle(reading)) quantity = { count: 1, length: 1, isVague: true };
  if (
    !quantity.isVague &&
    /^(?:box|basket|plate|pack|packet|bag|tray|portion|serving|stack)s?$/.test(
      reading.textAt(reading.at - 2),
    ) &&
    reading.textAt(reading.at - 1) === 'of'
  )
    reading.saying.unit = { kind: 'measure', name: 'each' };
  if (readOfThem(reading, quantity)) return true;
  const before = reading.saying.count;
  if (isOfSoMany(reading, quantity)) {
    reading.at += quantity.length;
    return true;
  }
  reading.endSayingBefore();
  // '200 g blorp 150 g rice' are two amounts, '2 packs of 3' six.
  const isWeighed = reading.saying.unit !== null && reading.saying.unit.kind !== 'measure';
  if (!quantity.isVague) reading.tellAmount();
  const isTimes = before !== null && !quantity.isVague && !isWeighed;
  reading.saying.count = isTimes
    ? before * quantity.count
    : isWeighed
      ? quantity.count
      : (before ?? quantity.count);
  if (isWeighed) reading.saying.unit = null;
  const said = reading.tokens.slice(reading.at, reading.at + quantity.length);
  if (said.some(({ text }) => text === 'few')) reading.saying.size ??= fewSize;
  reading.at += quantity.length;
  if (reading.textAt(reading.at) === 'x') reading.at += 1;
  return true;
}

/** 'Grams', 'a cup and a half of', 'slices'. */
export function readUnit(reading: Reading): boolean {
  const { tokens, at, saying } = reading;
  const isOf = reading.textAt(at + 1) === 'of';
  // '3 tbsp hung curd' is no hunk.
  const said = reading.textAt(at);
  const unit = unitOf(saying.unit ? said : spelled(said)) ?? (isOf ? holderOf(reading.textAt(at)) : null);
  if (!unit) return false;
  const fraction = fractionAfter(tokens, at + 1, true);
  const isFollowedByOf = fraction.length > 0 || isOf;
  const name = nameAt(tokens, at);
  // 'A glass of red' is a wine, 'a cup of tea' a cup of something with its own name.
  const isWhole = name !== null && name.length > 2 && !nameAt(tokens, at + 2);
  const isPartOfName =
    (!isFollowedByOf || isWhole) &&
    name !== null &&
    (name.length > 1 || (saying.unit === null && reading.endsAfter(1)));
  if (isPartOfName || (unit.kind !== 'measure' && saying.count === null)) return false;
  // 'A 330 ml can': the weight says it all.
  const isSaidAlready = saying.unit !== null && saying.unit.kind !== 'measure';
  if (!isSaidAlready) saying.unit = unit;
  if (fraction.length > 0) saying.count = (saying.count ?? 1) + fraction.value;
  reading.at += 1 + fraction.length;
  return true;
}

/** 'Flour, plus 25 g': more of the food before; false if it is something else. */
export function readMoreOfLast(reading: Reading): boolean {
  const quantity = quantityAt(reading.tokens, reading.at + 1);
  const end = reading.at + 1 + (quantity?.length ?? 0);
  const unit = unitOf(reading.textAt(end));
  if (!quantity || !unit || !reading.isEndAt(end + 1)) return false;
  reading.endSaying();
  reading.at = end + 1;
  reading.foods.addToLast({ count: quantity.count, unit, size: null, isPlural: false });
  return true;
}

/** 'A pizza and a half': half more of the food before; false if it is something else. */
export function readHalfMore(reading: Reading): boolean {
  const { attached } = reading.saying;
  const { value, length } = fractionAfter(reading.tokens, reading.at);
  if (!attached || length === 0 || !reading.isEndAt(reading.at + length)) return false;
  reading.endSaying();
  reading.at += length;
  reading.foods.addToLast({ count: value, unit: null, size: null, isPlural: false });
  return true;
}

/** 'A little milk', 'a bit of cheese'. */
export function readLittle(reading: Reading): boolean {
  const { tokens, at } = reading;
  const start = reading.textAt(at) === 'a' ? at + 1 : at;
  const hasOf = reading.textAt(start + 1) === 'of';
  if (!littles.has(reading.textAt(start)) || (start === at && !hasOf)) return false;
  const name = nameAt(tokens, hasOf ? start + 2 : start + 1);
  if (!name || name.food.measures[0]?.name === 'each') return false;
  reading.endSayingBefore();
  reading.saying.unit = { kind: 'measure', name: 'little' };
  reading.at = hasOf ? start + 2 : start + 1;
  return true;
}

/** 'Enchiladas suizas x3': the count of the food just named. */
export function readTimes(reading: Reading): boolean {
  const { tokens, at } = reading;
  if (reading.textAt(at) !== 'x' || !reading.saying.attached) return false;
  const quantity = quantityAt(tokens, at + 1);
  const end = at + 1 + (quantity?.length ?? 0);
  if (!quantity || quantity.isVague || !reading.isEndAt(end)) return false;
  reading.endSaying();
  reading.foods.measureLast({ count: quantity.count, unit: null, size: null, isPlural: false });
  reading.at = end;
  return true;
}

/** 'A bottle of wine shared between two'. */
export function readSharing(reading: Reading): boolean {
  const { tokens, at } = reading;
  if (!/^(?:between|among|amongst)$/.test(reading.textAt(at))) return false;
  const quantity = quantityAt(tokens, at + 1);
  const isFood = quantity && nameAt(tokens, at + 1 + quantity.length);
  if (!quantity || !reading.foods.last || quantity.count < 2 || isFood) return false;
  reading.foods.takeShare(reading.foods.count - 1, 1 / quantity.count);
  reading.skipTo(at + 1 + quantity.length);
  return true;
}

/** 'Half of each', 'a third of everything': applies to all foods so far. */
export function readShareOfAll(reading: Reading): boolean {
  const quantity = quantityAt(reading.tokens, reading.at);
  const after = reading.at + (quantity?.length ?? 0);
  const isAll = /^(?:each|both|everything|all|them)$/.test(reading.textAt(after));
  if (!quantity || quantity.count >= 1 || !isAll || !reading.isEndAt(after + 1)) return false;
  reading.skipTo(after + 1);
  reading.foods.takeShare(0, quantity.count);
  return true;
}

/** 'Chicken breast (150 g)', 'eggs x 2', 'chocolate milk 400 ml', 'puff puff, 5'; returns the number after an 'x'. */
export function readAmountBehind(reading: Reading): number | null {
  const { tokens, at, saying } = reading;
  if (saying.unit && saying.unit.kind !== 'measure') return null;
  const sign = reading.textAt(at);
  const start = /^[(:,]$/.test(sign) ? at + 1 : at;
  const isTimes = reading.textAt(start) === 'x';
  const first = isTimes ? start + 1 : start;
  const quantity = quantityAt(tokens, first);
  if (!quantity || quantity.isVague) return null;
  const after = first + quantity.length;
  const unit = unitOf(reading.textAt(after));
  const end = unit ? after + 1 : after;
  const closed = reading.textAt(end) === 'each' ? end + 1 : end;
  const isWeight = unit !== null && unit.kind !== 'measure' && reading.textAt(closed) !== 'of';
  const isOver = isTimes || (isWeight && sign !== ',' && !nameAt(tokens, closed));
  const isEnd = reading.isEndAt(closed) || (sign !== ',' && joiners.has(reading.textAt(closed)));
  if (!isEnd && !isOver) return null;
  if (sign === ',' && (saying.count !== null || unit || !/^\d+$/.test(reading.textAt(first)))) return null;
  const isEach = closed > end || !unit;
  const count = unit && !isEach ? quantity.count : (saying.count ?? 1) * quantity.count;
  reading.saying = { ...saying, count, unit: unit ?? saying.unit };
  reading.at = closed;
  return isTimes && !unit ? quantity.count : null;
}
