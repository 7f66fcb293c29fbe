import { canonicalWords } from '../foods/canonical-words';
import { foodById, type Food } from '../foods/food';
import { foodHolding } from '../foods/food-index';
import {
  breaksEggsInto,
  eggsTold,
  companionGrams,
  foodMeant,
  isComposite,
  isDescribable,
  spreadFactor,
} from './companions';
import { isMadeOfOthers, type FoundName } from './find-name';
import type { ReadItem } from './read-item';
import type { Saying } from './saying';
import { weigh, type Amount } from './weigh';

/** No food has a longer name: what follows is another one. */
const isLong = (name: string) => name.split(' ').length >= 5;

/** A food of the whole table with all of these words in its name. */
function foodWithAll(text: string): Food | null {
  const food = foodHolding(canonicalWords(text));
  return food?.isSeparable ? null : food;
}

/** 'Bacon pasta salad' as the pasta salad it is: the longest end of these words that is a food, beyond the last name. */
function foodEnding(text: string, name: string): Food | null {
  const words = text.split(' ');
  const most = words.length - name.split(' ').length - 1;
  const ends = Array.from({ length: Math.max(0, most) }, (_, index) => words.slice(index + 1).join(' '));
  // 'Chicken tikka wrap' is no dish of its own, 'chicken wrap' is.
  const kinds = words.slice(0, most + 1).map((word) => `${word} ${name}`);
  return [...ends, ...kinds].map(foodWithAll).find((food) => food !== null) ?? null;
}

/** What a sentence told of so far. */
export class FoodsSoFar {
  readonly #items: ReadItem[] = [];
  readonly #said = new Map<ReadItem, Amount>();
  readonly #names = new Map<ReadItem, string>();
  readonly #sentence: string;
  #heading: { item: ReadItem; leastParts: number } | null = null;
  #isCorrecting = false;

  constructor(sentence: string) {
    this.#sentence = sentence;
  }

  get last(): ReadItem | undefined {
    return this.#items.at(-1);
  }

  get isCorrecting(): boolean {
    return this.#isCorrecting;
  }

  beginCorrection(): void {
    this.#isCorrecting = this.#items.length > 0;
  }

  endCorrection(): void {
    this.#isCorrecting = false;
  }

  /** 'Burrito bowl: rice, beans, chicken': the last food is told again by what is in it, from so many parts on. */
  beginParts(leastParts: number, isSureHeading: boolean): void {
    const { last } = this;
    if (last && !this.#heading && (isSureHeading || isComposite(last.food)))
      this.#heading = { item: last, leastParts };
  }

  finish(): ReadItem[] {
    if (this.#heading) {
      const at = this.#items.indexOf(this.#heading.item);
      if (at >= 0 && this.#items.length - at - 1 >= this.#heading.leastParts) this.#items.splice(at, 1);
    }
    return this.#items;
  }

  /** Adds a food that was named, or puts it in the place of the one it is part of the name of; answers its whole name. */
  add(name: FoundName, text: string, saying: Saying): { text: string; item: ReadItem } {
    const { attached, unknown, count, unit } = saying;
    const isApart = saying.isJoined || attached !== null;
    const described = isApart ? null : this.#describeLast(text, saying, name.food);
    if (described) return { text, item: described };
    const whole = attached && foodWithAll(`${attached.text} ${text}`);
    const isNew =
      count !== null ||
      unit !== null ||
      attached === null ||
      isLong(attached.text) ||
      (!isMadeOfOthers(text) && whole === null);
    if (!isNew) this.#items.splice(this.#items.indexOf(attached.item), 1);
    const amount: Amount = isNew
      ? { count, unit, size: saying.size, isPlural: name.isPlural }
      : this.#amountOf(attached.item, saying, name);
    const ending = attached && !whole ? foodEnding(`${attached.text} ${text}`, text) : null;
    const told = (isNew ? null : (whole ?? ending)) ?? name.food;
    const food = foodMeant(told, amount.unit, this.#sentence);
    const { grams, isSure } = this.#weighed(food, text, amount);
    const isNamed = (isNew || whole !== null) && unknown.length === 0;
    const item = { food, grams, isSure: isSure && isNamed };
    this.#removeCorrected(food);
    if (!this.#breakInto(item, amount)) this.#items.push(item);
    this.#said.set(item, amount);
    const named = isNew ? text : `${attached.text} ${text}`;
    this.#names.set(item, named);
    return { text: named, item };
  }

  /** 'Pizza, 3 slices of pepperoni': what follows a comma may say which it was. */
  #describeLast(text: string, { count, unit, size }: Saying, named: Food): ReadItem | null {
    const { last } = this;
    const name = last && this.#names.get(last);
    if (!last || !name || !isDescribable(last.food) || this.#isCorrecting) return null;
    if (breaksEggsInto(named, last.food)) return null;
    const food = foodWithAll(`${text} ${name}`);
    if (!food) return null;
    const before = this.#said.get(last) ?? { count: null, unit: null, size: null, isPlural: false };
    const amount = {
      ...before,
      count: count ?? before.count,
      unit: unit ?? before.unit,
      size: size ?? before.size,
    };
    const item = { food, ...weigh(food, amount) };
    this.#items.splice(-1, 1, item);
    this.#said.set(item, amount);
    return item;
  }

  /** 'An omelette made from 3 eggs': its eggs say how big it is. */
  #breakInto({ food }: ReadItem, { count }: Amount): boolean {
    const { last } = this;
    if (!last || count === null || !breaksEggsInto(food, last.food)) return false;
    const each = last.food.measures.find(({ name }) => name === 'egg')?.grams;
    if (each) this.#items.splice(-1, 1, { ...last, grams: each * count, isSure: true });
    return true;
  }

  /** The bread that is said to be buttered. */
  butter(): void {
    const food = foodById('butter');
    const { last } = this;
    if (!food || !last) return;
    const count = Math.max(1, this.#said.get(last)?.count ?? 1);
    this.#items.push({
      food,
      grams: weigh(food, { count: null, unit: null, size: null, isPlural: false }).grams * count,
      isSure: false,
    });
  }

  /** Shares the last food among so many people. */
  shareLast(people: number): void {
    const { last } = this;
    if (last) this.#items.splice(-1, 1, { ...last, grams: last.grams / people });
  }

  /** A name that nothing but the whole table knows; false where that does not either. */
  addUnknown(words: string, { attached, count, unit, size }: Saying): boolean {
    const food = foodWithAll(words);
    if (!food) return false;
    if (attached) this.#items.splice(this.#items.indexOf(attached.item), 1);
    const amount = (attached && this.#said.get(attached.item)) ?? { count, unit, size, isPlural: false };
    this.#items.push({ food, grams: weigh(food, amount).grams, isSure: false });
    return true;
  }

  /** 'Ice cream, two scoops': an amount alone belongs to the food before it, where that has none. */
  measureLast(amount: Amount): void {
    const { last } = this;
    const said = last && this.#said.get(last);
    if (!last || !said) return;
    // 'A pizza, I had half': a part of it.
    const isPart = amount.unit === null && (amount.count ?? 1) < 1;
    const isWeight = amount.unit?.kind === 'mass' && said.unit?.kind !== 'mass';
    const isSaid = said.unit !== null || (said.count ?? 1) !== 1;
    if (!isPart && !isWeight && !this.#isCorrecting && isSaid) return;
    const corrected = { ...amount, unit: amount.unit ?? said.unit, size: amount.size ?? said.size };
    const food = foodMeant(last.food, corrected.unit, this.#sentence);
    const isShare = isPart && !this.#isCorrecting;
    const weight = isShare
      ? { grams: last.grams * (amount.count ?? 1), isSure: last.isSure }
      : weigh(food, corrected);
    this.#isCorrecting = false;
    const item = { food, ...weight };
    this.#items.splice(-1, 1, item);
    this.#said.set(item, corrected);
  }

  /** A correction takes the place of the same food, or of the last one. */
  #removeCorrected(food: Food): void {
    if (!this.#isCorrecting) return;
    this.#isCorrecting = false;
    const same = this.#items.findIndex((item) => item.food === food);
    this.#items.splice(same < 0 ? -1 : same, 1);
  }

  #amountOf(item: ReadItem, saying: Saying, { isPlural }: FoundName): Amount {
    const { count = null, unit = null, size = null } = this.#said.get(item) ?? {};
    return { count, unit, size: size ?? saying.size, isPlural };
  }

  #weighed(food: Food, text: string, amount: Amount) {
    const eggs = eggsTold(food, text, amount.count);
    if (eggs !== null) return { grams: eggs, isSure: true };
    const isUnsaid = amount.count === null && amount.unit === null;
    const before = this.last;
    const grams = isUnsaid ? companionGrams(food, before?.food ?? null) : null;
    if (grams !== null) return { grams, isSure: false };
    const weight = weigh(food, amount);
    const count = before && this.#said.get(before)?.count;
    if (!isUnsaid || !before || !count) return weight;
    return { ...weight, grams: weight.grams * spreadFactor(food, { food: before.food, count }) };
  }
}
