import type { Food } from '../foods/food';
import { searchFoods } from '../foods/search-foods';
import { companionGrams } from './companions';
import { nameAt, spelled, type FoundName } from './find-name';
import { fractionAfter, quantityAt } from './quantities';
import { fillers, joiners, lengths, modifiers, negations, sizes } from './sentence-words';
import { tokensOf, type Token } from './tokens';
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
  unknown: string[];
  /** A food named just before, with nothing between: part of a longer name. */
  attached: { text: string; item: ReadItem } | null;
}

const nothingSaid = (): Saying => ({
  count: null,
  unit: null,
  size: null,
  isDenied: false,
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
  #at = 0;
  #saying = nothingSaid();

  constructor(sentence: string) {
    this.#tokens = tokensOf(sentence);
  }

  read(): ReadSentence {
    while (this.#at < this.#tokens.length) this.#step();
    this.#endSaying();
    return { items: this.#items, unread: this.#unread };
  }

  #step(): void {
    const { text: written = '', isBreak = true } = this.#tokens[this.#at] ?? {};
    const text = isBreak ? written : spelled(written);
    if (isBreak) return this.#skipTo(this.#at + 1, true);
    if (this.#readQuantity() || this.#readUnit() || this.#readName()) return;
    if (joiners.has(text)) return this.#skipTo(this.#at + 1, true);
    if (lengths.has(text)) this.#saying.count = null;
    if (negations.has(text)) this.#saying.isDenied = true;
    else if (sizes.has(text)) this.#saying.size = sizes.get(text) ?? null;
    else if (!fillers.has(text) && !modifiers.has(text)) this.#saying.unknown.push(text);
    this.#at += 1;
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
    if (saying.unknown.length > 0 || saying.attached) this.#endSaying();
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
    const isPartOfName =
      !isFollowedByOf &&
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
    const isNew = count !== null || unit !== null || attached === null || isLong(attached.text);
    const whole = isNew ? null : this.#foodWithAll(`${attached.text} ${text}`);
    if (!isNew) this.#items.splice(this.#items.indexOf(attached.item), 1);
    const amount: Amount = isNew
      ? { ...this.#saying, isPlural: name.isPlural }
      : this.#amountOf(attached, name);
    const food = whole ?? name.food;
    const { grams, isSure } = this.#weighed(food, amount);
    const isNamed = (isNew || whole !== null) && unknown.length === 0;
    const item = { food, grams, isSure: isSure && isNamed };
    this.#items.push(item);
    this.#unread.push(...unknown);
    this.#saying = { ...nothingSaid(), attached: { text: isNew ? text : `${attached.text} ${text}`, item } };
    this.#said.set(item, amount);
  }

  readonly #said = new Map<ReadItem, Amount>();

  #amountOf(attached: NonNullable<Saying['attached']>, name: FoundName): Amount {
    const { count = null, unit = null, size = null } = this.#said.get(attached.item) ?? {};
    return { count, unit, size: size ?? this.#saying.size, isPlural: name.isPlural };
  }

  #weighed(food: Food, amount: Amount) {
    const isUnsaid = amount.count === null && amount.unit === null;
    const grams = isUnsaid ? companionGrams(food, this.#items.at(-1)?.food ?? null) : null;
    return grams === null ? weigh(food, amount) : { grams, isSure: false };
  }

  /** A food of the whole table with all of these words in its name. */
  #foodWithAll(text: string): Food | null {
    const [best] = searchFoods(text, 1);
    return best && best.name.split(',').length <= 3 ? best : null;
  }

  /** 'Ice cream, two scoops': an amount alone belongs to the food before it, where that has none. */
  #measureLast(amount: Amount): void {
    const last = this.#items.at(-1);
    const said = last && this.#said.get(last);
    if (!last || !said || said.unit !== null || (said.count ?? 1) !== 1) return;
    this.#items.splice(-1, 1, { food: last.food, ...weigh(last.food, amount) });
  }

  /** What was said without a name we know: perhaps the search knows it. */
  #endSaying(): void {
    const { unknown, count, unit, size, isDenied, attached } = this.#saying;
    this.#saying = nothingSaid();
    if (unit !== null && unknown.length === 0) this.#measureLast({ count, unit, size, isPlural: false });
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
