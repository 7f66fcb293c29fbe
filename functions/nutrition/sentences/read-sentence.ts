import { canonicalWords } from '../foods/canonical-words';
import type { Food } from '../foods/food';
import { foodHolding } from '../foods/food-index';
import { companionGrams, foodMeant, spreadFactor } from './companions';
import { isMadeOfOthers, nameAt, spelled, type FoundName } from './find-name';
import { otherWords, pronouns } from './other-words';
import { fractionAfter, quantityAt } from './quantities';
import {
  breads,
  fillers,
  joiners,
  lengths,
  littles,
  modifiers,
  negations,
  sizes,
  verbs,
} from './sentence-words';
import { correctionMark, tokensOf, type Token } from './tokens';
import { unitOf, type Unit } from './units';
import { weigh, type Amount } from './weigh';

/** A food that a sentence tells of; unsure where name or amount had to be guessed. */
export interface ReadItem {
  food: Food;
  grams: number;
  isSure: boolean;
}

export interface ReadSentence {
  items: ReadItem[];
  /** Words that name no food we know. */
  unread: string[];
}

/** What was said of the next food so far. */
interface Saying {
  count: number | null;
  unit: Unit | null;
  size: string | null;
  isDenied: boolean;
  /** It follows 'and', 'with' or the like: what is said now is not about the food before. */
  isJoined: boolean;
  unknown: string[];
  /** A food named just before, with nothing between: part of a longer name. */
  attached: { text: string; item: ReadItem } | null;
}

const nothingSaid = (): Saying => ({
  count: null,
  unit: null,
  size: null,
  isDenied: false,
  isJoined: false,
  unknown: [],
  attached: null,
});

/** No food has a longer name: what follows is another one. */
const isLong = (name: string) => name.split(' ').length >= 5;

const measureOnly = (unit: Unit | null) => (unit?.kind === 'measure' ? unit : null);

/** Reads one sentence from its first token to its last. */
class SentenceReader {
  readonly #tokens: readonly Token[];
  readonly #items: ReadItem[] = [];
  readonly #unread: string[] = [];
  readonly #sentence: string;
  #at = 0;
  #saying = nothingSaid();

  constructor(sentence: string) {
    this.#tokens = tokensOf(sentence);
    this.#sentence = sentence.toLowerCase();
  }

  read(): ReadSentence {
    while (this.#at < this.#tokens.length) this.#step();
    this.#endSaying();
    return { items: this.#items, unread: this.#unread };
  }

  #step(): void {
    const { text: written = '', isBreak = true } = this.#tokens[this.#at] ?? {};
    if (isBreak) return this.#skipTo(this.#at + 1, true);
    if (written === correctionMark) return this.#beginCorrection();
    if (this.#readLittle() || this.#readSharing()) return;
    const text = spelled(written);
    if (this.#readQuantity() || this.#readUnit() || this.#readName()) return;
    if (joiners.has(text)) return this.#join(text);
    if (pronouns.has(text)) return this.#skipTo(this.#at + 1, true);
    if (lengths.has(text)) this.#saying.count = null;
    if (negations.has(text)) this.#deny(text);
    else if (sizes.has(text)) this.#saying.size = sizes.get(text) ?? null;
    else if (this.#isOther(text)) return this.#passBy();
    else if (!fillers.has(text) && !modifiers.has(text)) this.#saying.unknown.push(text);
    this.#at += 1;
  }

  #isOther(text: string): boolean {
    return verbs.has(text) || (otherWords.has(text) && !fillers.has(text) && !modifiers.has(text));
  }

  /** A word that is no food ends what was said before; what was not eaten stays so. */
  #passBy(): void {
    const { isDenied } = this.#saying;
    this.#skipTo(this.#at + 1, true);
    this.#saying.isDenied = isDenied;
  }

  /** 'And' and 'or' go on with what was not eaten where nothing new begins: 'without milk or sugar'. */
  #join(text: string): void {
    const { isDenied } = this.#saying;
    this.#skipTo(this.#at + 1, true);
    this.#saying.isJoined = true;
    const goesOn = text === 'or' || (text === 'and' && this.#isWithout && nameAt(this.#tokens, this.#at));
    if (isDenied && goesOn) this.#saying.isDenied = true;
    const before = this.#items.at(-1);
    const bread = text === 'on' && before && /sandwich|blt|toastie|melt|burger/.test(before.food.id);
    const name = bread ? nameAt(this.#tokens, this.#at) : null;
    if (name && breads.test(name.food.id)) this.#at += name.length;
    if (/^(?:with|and|plus|in|on)$/.test(text)) this.#isCorrecting = false;
  }

  /** 'A little milk', 'a bit of cheese'. */
  #readLittle(): boolean {
    const start = this.#tokens[this.#at]?.text === 'a' ? this.#at + 1 : this.#at;
    const { text = '' } = this.#tokens[start] ?? {};
    const hasOf = this.#tokens[start + 1]?.text === 'of';
    if (!littles.has(text) || (start === this.#at && !hasOf)) return false;
    const name = nameAt(this.#tokens, hasOf ? start + 2 : start + 1);
    if (!name || name.food.measures[0]?.name === 'each') return false;
    this.#endSayingBefore();
    this.#saying.unit = { kind: 'measure', name: 'little' };
    this.#at = hasOf ? start + 2 : start + 1;
    return true;
  }

  /** 'A bottle of wine shared between two'. */
  #readSharing(): boolean {
    if (!/^(?:between|among|amongst)$/.test(this.#tokens[this.#at]?.text ?? '')) return false;
    const quantity = quantityAt(this.#tokens, this.#at + 1);
    const last = this.#items.at(-1);
    if (!quantity || !last || quantity.count < 2 || nameAt(this.#tokens, this.#at + 1 + quantity.length))
      return false;
    this.#items.splice(-1, 1, { ...last, grams: last.grams / quantity.count });
    this.#skipTo(this.#at + 1 + quantity.length, true);
    return true;
  }

  #deny(text: string): void {
    if (this.#saying.attached) this.#endSaying();
    this.#saying.isDenied = true;
    this.#isWithout = text === 'without';
  }

  #isWithout = false;
  #isCorrecting = false;

  #beginCorrection(): void {
    this.#skipTo(this.#at + 1, true);
    this.#isCorrecting = this.#items.length > 0;
  }

  #endSayingBefore(): void {
    if (this.#saying.unknown.length > 0 || this.#saying.attached) this.#endSaying();
  }

  #skipTo(at: number, isEnd: boolean): void {
    if (isEnd) this.#endSaying();
    this.#at = at;
  }

  #readQuantity(): boolean {
    const quantity = quantityAt(this.#tokens, this.#at);
    // '2% milk' and '7up' are names.
    if (!quantity || (!quantity.isVague && nameAt(this.#tokens, this.#at))) return false;
    const saying = this.#saying;
    this.#endSayingBefore();
    const isTimes = saying.count !== null && !quantity.isVague;
    this.#saying.count = isTimes ? (saying.count ?? 1) * quantity.count : (saying.count ?? quantity.count);
    this.#at += quantity.length;
    if (this.#tokens[this.#at]?.text === 'x') this.#at += 1;
    return true;
  }

  #readUnit(): boolean {
    const { text = '' } = this.#tokens[this.#at] ?? {};
    const unit = unitOf(spelled(text));
    if (!unit) return false;
    const fraction = fractionAfter(this.#tokens, this.#at + 1, true);
    const isFollowedByOf = fraction.length > 0 || this.#tokens[this.#at + 1]?.text === 'of';
    const name = nameAt(this.#tokens, this.#at);
    // 'A glass of red' is a name of wine, 'a cup of tea' a cup of something that has a name itself.
    const isWhole = name !== null && name.length > 2 && !nameAt(this.#tokens, this.#at + 2);
    const isPartOfName =
      (!isFollowedByOf || isWhole) &&
      name !== null &&
      (name.length > 1 || (this.#saying.unit === null && this.#endsAfter(1)));
    if (isPartOfName || (unit.kind !== 'measure' && this.#saying.count === null)) return false;
    // 'A 330 ml can': the weight says it all.
    const isSaidAlready = this.#saying.unit !== null && this.#saying.unit.kind !== 'measure';
    if (!isSaidAlready) this.#saying.unit = unit;
    this.#at += 1;
    // 'A cup and a half of rice'.
    if (fraction.length > 0) this.#saying.count = (this.#saying.count ?? 1) + fraction.value;
    this.#at += fraction.length;
    return true;
  }

  #endsAfter(length: number): boolean {
    const next = this.#tokens[this.#at + length];
    return next === undefined || next.isBreak || joiners.has(next.text);
  }

  #readName(): boolean {
    const name = nameAt(this.#tokens, this.#at);
    if (!name) return false;
    const text = this.#tokens
      .slice(this.#at, this.#at + name.length)
      .map((token) => token.text)
      .join(' ');
    this.#at += name.length;
    if (this.#saying.isDenied) {
      this.#saying = { ...nothingSaid(), isDenied: true };
      return true;
    }
    // 'A pint' is both what it is and how much.
    this.#saying.unit ??= name.length === 1 ? measureOnly(unitOf(text)) : null;
    this.#readAmountBehind();
    this.#addItem(name, text);
    return true;
  }

  /** 'Chicken breast (150 g)', 'eggs x 2'. */
  #readAmountBehind(): void {
    if (this.#saying.unit && this.#saying.unit.kind !== 'measure') return;
    const isOpened = /^[(:]$/.test(this.#tokens[this.#at]?.text ?? '');
    const start = isOpened ? this.#at + 1 : this.#at;
    const isTimes = this.#tokens[start]?.text === 'x';
    const quantity = quantityAt(this.#tokens, isTimes ? start + 1 : start);
    if (!quantity || quantity.isVague) return;
    const after = (isTimes ? start + 1 : start) + quantity.length;
    const unit = unitOf(this.#tokens[after]?.text ?? '');
    const end = unit ? after + 1 : after;
    const closed = this.#tokens[end]?.text === 'each' ? end + 1 : end;
    const next = this.#tokens[closed];
    if (next && !next.isBreak && !joiners.has(next.text)) return;
    const isEach = closed > end || !unit;
    const count = unit && !isEach ? quantity.count : (this.#saying.count ?? 1) * quantity.count;
    this.#saying = { ...this.#saying, count, unit: unit ?? this.#saying.unit };
    this.#at = closed;
  }

  #addItem(name: FoundName, text: string): void {
    const { attached, unknown, count, unit } = this.#saying;
    const isNew =
      count !== null ||
      unit !== null ||
      attached === null ||
      isLong(attached.text) ||
      (!isMadeOfOthers(text) && this.#foodWithAll(`${attached.text} ${text}`) === null);
    const whole = isNew ? null : this.#foodWithAll(`${attached.text} ${text}`);
    if (!isNew) this.#items.splice(this.#items.indexOf(attached.item), 1);
    const amount: Amount = isNew
      ? { ...this.#saying, isPlural: name.isPlural }
      : this.#amountOf(attached, name);
    const food = foodMeant(whole ?? name.food, amount.unit, this.#sentence);
    const { grams, isSure } = this.#weighed(food, amount);
    const isNamed = (isNew || whole !== null) && unknown.length === 0;
    const item = { food, grams, isSure: isSure && isNamed };
    this.#removeCorrected(food);
    this.#items.push(item);
    this.#unread.push(...unknown);
    this.#saying = { ...nothingSaid(), attached: { text: isNew ? text : `${attached.text} ${text}`, item } };
    this.#said.set(item, amount);
  }

  /** A correction takes the place of the same food, or of the last one. */
  #removeCorrected(food: Food): void {
    if (!this.#isCorrecting) return;
    this.#isCorrecting = false;
    const same = this.#items.findIndex((item) => item.food === food);
    this.#items.splice(same < 0 ? -1 : same, 1);
  }

  readonly #said = new Map<ReadItem, Amount>();

  #amountOf(attached: NonNullable<Saying['attached']>, name: FoundName): Amount {
    const { count = null, unit = null, size = null } = this.#said.get(attached.item) ?? {};
    return { count, unit, size: size ?? this.#saying.size, isPlural: name.isPlural };
  }

  #weighed(food: Food, amount: Amount) {
    const isUnsaid = amount.count === null && amount.unit === null;
    const before = this.#items.at(-1);
    const grams = isUnsaid ? companionGrams(food, before?.food ?? null) : null;
    if (grams !== null) return { grams, isSure: false };
    const weight = weigh(food, amount);
    const count = before && this.#said.get(before)?.count;
    if (!isUnsaid || !before || !count) return weight;
    return { ...weight, grams: weight.grams * spreadFactor(food, { food: before.food, count }) };
  }

  /** A food of the whole table with all of these words in its name. */
  #foodWithAll(text: string): Food | null {
    const food = foodHolding(canonicalWords(text));
    return food?.isSeparable ? null : food;
  }

  /** 'Ice cream, two scoops': an amount alone belongs to the food before it, where that has none. */
  #measureLast(amount: Amount): void {
    const last = this.#items.at(-1);
    const said = last && this.#said.get(last);
    if (!last || !said) return;
    // 'A pizza, I had half': a part of it.
    const isPart = amount.unit === null && (amount.count ?? 1) < 1;
    if (!isPart && !this.#isCorrecting && (said.unit !== null || (said.count ?? 1) !== 1)) return;
    const grams = isPart && !this.#isCorrecting ? last.grams * (amount.count ?? 1) : null;
    const corrected = { ...amount, unit: amount.unit ?? said.unit, size: amount.size ?? said.size };
    this.#isCorrecting = false;
    const weight = grams === null ? weigh(last.food, corrected) : { grams, isSure: last.isSure };
    this.#items.splice(-1, 1, { food: last.food, ...weight });
  }

  /** What was said without a name we know: perhaps the search knows it. */
  #endSaying(): void {
    const { unknown, count, unit, size, isDenied, isJoined, attached } = this.#saying;
    this.#saying = nothingSaid();
    const isAmountAlone = unit !== null || (count !== null && (count < 1 || this.#isCorrecting));
    if (isAmountAlone && unknown.length === 0 && !isDenied && !isJoined)
      this.#measureLast({ count, unit, size, isPlural: false });
    if (unknown.length === 0 || isDenied) return;
    const words = attached ? `${attached.text} ${unknown.join(' ')}` : unknown.join(' ');
    const food = this.#foodWithAll(words);
    if (!food) return void this.#unread.push(...unknown);
    if (attached) this.#items.splice(this.#items.indexOf(attached.item), 1);
    const amount = (attached && this.#said.get(attached.item)) ?? { count, unit, size, isPlural: false };
    this.#items.push({ food, grams: weigh(food, amount).grams, isSure: false });
  }
}

/** The foods and amounts that a sentence tells of, in its order: 'two eggs, a slice of toast with butter'. */
export function readSentence(sentence: string): ReadSentence {
  return new SentenceReader(sentence).read();
}
