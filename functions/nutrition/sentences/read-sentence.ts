import { FoodsSoFar } from './foods-so-far';
import { nameAt, spelled } from './find-name';
import { otherWords, pronouns } from './other-words';
import { fractionAfter, quantityAt } from './quantities';
import type { ReadItem } from './read-item';
import { nothingSaid } from './saying';
import {
  breads,
  fillers,
  joiners,
  lengths,
  likenesses,
  littles,
  modifiers,
  negations,
  sizes,
  verbs,
} from './sentence-words';
import { correctionMark, tokensOf, type Token } from './tokens';
import { unitOf, type Unit } from './units';

export interface ReadSentence {
  items: ReadItem[];
  /** Words that name no food we know. */
  unread: string[];
}

const measureOnly = (unit: Unit | null) => (unit?.kind === 'measure' ? unit : null);

/** Reads one sentence from its first token to its last. */
class SentenceReader {
  readonly #tokens: readonly Token[];
  readonly #foods: FoodsSoFar;
  readonly #unread: string[] = [];
  #at = 0;
  #saying = nothingSaid();
  #isWithout = false;

  constructor(sentence: string) {
    this.#tokens = tokensOf(sentence);
    this.#foods = new FoodsSoFar(sentence.toLowerCase());
  }

  read(): ReadSentence {
    while (this.#at < this.#tokens.length) this.#step();
    this.#endSaying();
    return { items: this.#foods.finish(), unread: this.#unread };
  }

  #textAt(at: number): string {
    return this.#tokens[at]?.text ?? '';
  }

  #isEndAt(at: number): boolean {
    return this.#tokens[at]?.isBreak ?? true;
  }

  #step(): void {
    const { text: written = '', isBreak = true } = this.#tokens[this.#at] ?? {};
    if (isBreak) return this.#break(written);
    if (written === correctionMark) return this.#beginCorrection();
    if (this.#readLittle() || this.#readSharing() || this.#readTimes()) return;
    const text = spelled(written);
    if (this.#readQuantity() || this.#readUnit() || this.#readName()) return;
    if (joiners.has(text)) return this.#join(text);
    if (pronouns.has(text)) return this.#skipTo(this.#at + 1);
    if (likenesses.has(text) && this.#saying.attached) return this.#skipLikeness();
    if (lengths.has(text)) this.#saying.count = null;
    if (negations.has(text)) this.#deny(text);
    else if (text === 'buttered') this.#readButtered();
    else if (sizes.has(text)) this.#saying.size = sizes.get(text) ?? null;
    else if (this.#isOther(text)) return this.#passBy();
    else if (!fillers.has(text) && !modifiers.has(text)) this.#saying.unknown.push(text);
    this.#at += 1;
  }

  /** What follows a colon, or stands in brackets, may say what the food before was made of. */
  #break(sign: string): void {
    const isNamed = this.#saying.attached !== null;
    this.#skipTo(this.#at + 1);
    if (isNamed && /[:(]/.test(sign)) this.#foods.beginParts(2, sign === ':');
  }

  #isOther(text: string): boolean {
    return verbs.has(text) || (otherWords.has(text) && !fillers.has(text) && !modifiers.has(text));
  }

  /** A word that is no food ends what was said before; what was not eaten stays so. */
  #passBy(): void {
    const { isDenied } = this.#saying;
    this.#skipTo(this.#at + 1);
    this.#saying.isDenied = isDenied;
  }

  /** 'Stout style beer', 'noodle type thing': what it is like has been said. */
  #skipLikeness(): void {
    let end = this.#at + 1;
    while (!this.#isEndAt(end) && !joiners.has(this.#textAt(end)) && !quantityAt(this.#tokens, end)) end += 1;
    this.#skipTo(end);
  }

  /** 'And' and 'or' go on with what was not eaten where nothing new begins: 'without milk or sugar'. */
  #join(text: string): void {
    const { isDenied, attached } = this.#saying;
    this.#skipTo(this.#at + 1);
    this.#saying.isJoined = text !== 'but';
    const goesOn = text === 'or' || (text === 'and' && this.#isWithout && nameAt(this.#tokens, this.#at));
    if (isDenied && goesOn) this.#saying.isDenied = true;
    const before = this.#foods.last;
    const bread = text === 'on' && before && /sandwich|blt|toastie|melt|burger/.test(before.food.id);
    const name = bread ? nameAt(this.#tokens, this.#at) : null;
    if (name && breads.test(name.food.id)) this.#at += name.length;
    if (/^(?:with|and|plus|in|on)$/.test(text)) this.#foods.endCorrection();
    if (text === 'with' && attached && /breakfast|roast-dinner/.test(attached.item.food.id))
      this.#foods.beginParts(3, true);
  }

  /** 'A little milk', 'a bit of cheese'. */
  #readLittle(): boolean {
    const start = this.#textAt(this.#at) === 'a' ? this.#at + 1 : this.#at;
    const hasOf = this.#textAt(start + 1) === 'of';
    if (!littles.has(this.#textAt(start)) || (start === this.#at && !hasOf)) return false;
    const name = nameAt(this.#tokens, hasOf ? start + 2 : start + 1);
    if (!name || name.food.measures[0]?.name === 'each') return false;
    this.#endSayingBefore();
    this.#saying.unit = { kind: 'measure', name: 'little' };
    this.#at = hasOf ? start + 2 : start + 1;
    return true;
  }

  /** 'A bottle of wine shared between two'. */
  #readSharing(): boolean {
    if (!/^(?:between|among|amongst)$/.test(this.#textAt(this.#at))) return false;
    const quantity = quantityAt(this.#tokens, this.#at + 1);
    const isFood = quantity && nameAt(this.#tokens, this.#at + 1 + quantity.length);
    if (!quantity || !this.#foods.last || quantity.count < 2 || isFood) return false;
    this.#foods.shareLast(quantity.count);
    this.#skipTo(this.#at + 1 + quantity.length);
    return true;
  }

  /** 'Enchiladas suizas x3': so many of what was just named. */
  #readTimes(): boolean {
    if (this.#textAt(this.#at) !== 'x' || !this.#saying.attached) return false;
    const quantity = quantityAt(this.#tokens, this.#at + 1);
    const end = this.#at + 1 + (quantity?.length ?? 0);
    if (!quantity || quantity.isVague || !this.#isEndAt(end)) return false;
    this.#endSaying();
    this.#foods.measureLast({ count: quantity.count, unit: null, size: null, isPlural: false });
    this.#at = end;
    return true;
  }

  /** 'A buttered roll', 'toast x2 buttered'. */
  #readButtered(): void {
    const name = nameAt(this.#tokens, this.#at + 1);
    if (name && breads.test(name.food.id)) this.#saying.isButtered = true;
    else if (!name && this.#foods.last && breads.test(this.#foods.last.food.id)) this.#foods.butter();
  }

  #deny(text: string): void {
    if (this.#saying.attached) this.#endSaying();
    this.#saying.isDenied = true;
    this.#isWithout = text === 'without';
  }

  #beginCorrection(): void {
    this.#skipTo(this.#at + 1);
    this.#foods.beginCorrection();
  }

  #endSayingBefore(): void {
    if (this.#saying.unknown.length > 0 || this.#saying.attached) this.#endSaying();
  }

  #skipTo(at: number): void {
    this.#endSaying();
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
    if (this.#textAt(this.#at) === 'x') this.#at += 1;
    return true;
  }

  #readUnit(): boolean {
    const unit = unitOf(spelled(this.#textAt(this.#at)));
    if (!unit) return false;
    const fraction = fractionAfter(this.#tokens, this.#at + 1, true);
    const isFollowedByOf = fraction.length > 0 || this.#textAt(this.#at + 1) === 'of';
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
    return this.#isEndAt(this.#at + length) || joiners.has(this.#textAt(this.#at + length));
  }

  #readName(): boolean {
    const name = nameAt(this.#tokens, this.#at);
    if (!name) return false;
    const named = this.#tokens.slice(this.#at, this.#at + name.length);
    const text = named.map((token) => token.text).join(' ');
    this.#at += name.length;
    if (this.#saying.isDenied) {
      this.#saying = { ...nothingSaid(), isDenied: true };
      return true;
    }
    // 'Noodles, chicken flavour'.
    if (/^flavou?r(?:ed)?$/.test(this.#textAt(this.#at)) && this.#foods.last && this.#isEndAt(this.#at + 1)) {
      this.#at += 1;
      return true;
    }
    // 'A pint' is both what it is and how much.
    this.#saying.unit ??= name.length === 1 ? measureOnly(unitOf(text)) : null;
    this.#readAmountBehind();
    const { isButtered } = this.#saying;
    const attached = this.#foods.add(name, text, this.#saying);
    this.#saying = { ...nothingSaid(), attached };
    if (isButtered) this.#foods.butter();
    return true;
  }

  /** 'Chicken breast (150 g)', 'eggs x 2', 'chocolate milk 400 ml', 'puff puff, 5'. */
  #readAmountBehind(): void {
    if (this.#saying.unit && this.#saying.unit.kind !== 'measure') return;
    const sign = this.#textAt(this.#at);
    const start = /^[(:,]$/.test(sign) ? this.#at + 1 : this.#at;
    const isTimes = this.#textAt(start) === 'x';
    const first = isTimes ? start + 1 : start;
    const quantity = quantityAt(this.#tokens, first);
    if (!quantity || quantity.isVague) return;
    const after = first + quantity.length;
    const unit = unitOf(this.#textAt(after));
    const end = unit ? after + 1 : after;
    const closed = this.#textAt(end) === 'each' ? end + 1 : end;
    const isWeight = unit !== null && unit.kind !== 'measure' && this.#textAt(closed) !== 'of';
    const isOver = isTimes || (isWeight && sign !== ',' && !nameAt(this.#tokens, closed));
    const isEnd = this.#isEndAt(closed) || (sign !== ',' && joiners.has(this.#textAt(closed)));
    if (!isEnd && !isOver) return;
    if (sign === ',' && (this.#saying.count !== null || unit || !/^\d+$/.test(this.#textAt(first)))) return;
    const isEach = closed > end || !unit;
    const count = unit && !isEach ? quantity.count : (this.#saying.count ?? 1) * quantity.count;
    this.#saying = { ...this.#saying, count, unit: unit ?? this.#saying.unit };
    this.#at = closed;
  }

  /** What was said without a name we know: perhaps the search knows it. */
  #endSaying(): void {
    const saying = this.#saying;
    const { unknown, count, unit, size, isDenied, isJoined, attached } = saying;
    this.#saying = nothingSaid();
    const isAmountAlone = unit !== null || (count !== null && (count < 1 || this.#foods.isCorrecting));
    if (isAmountAlone && unknown.length === 0 && !isDenied && !isJoined)
      this.#foods.measureLast({ count, unit, size, isPlural: false });
    if (unknown.length === 0 || isDenied) return;
    const words = attached ? `${attached.text} ${unknown.join(' ')}` : unknown.join(' ');
    if (!this.#foods.addUnknown(words, saying)) this.#unread.push(...unknown);
  }
}

/** The foods and amounts that a sentence tells of, in its order: 'two eggs, a slice of toast with butter'. */
export function readSentence(sentence: string): ReadSentence {
  return new SentenceReader(sentence).read();
}
