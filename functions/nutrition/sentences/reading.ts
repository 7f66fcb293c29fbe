import type { Food } from '../foods/food';
import { FoodsSoFar } from './foods-so-far';
import { inEnglish } from './other-languages';
import { withOwnNames } from './own-names';
import { joiners } from './sentence-words';
import { nothingSaid, type Saying } from './saying';
import { tokensOf, type Token } from './tokens';

const tellsCooked = /\b(?:cooked|left-?overs?|cans?|tins?|jars?|canned|tinned|drained)\b/i;

/** The position in a sentence, and what was read so far. */
export class Reading {
  readonly tokens: readonly Token[];
  readonly foods: FoodsSoFar;
  /** Words that match no food. */
  readonly unread: string[] = [];
  at = 0;
  saying: Saying = nothingSaid();
  /** Index of the first food after 'shared'. */
  sharedFrom: number | null = null;
  /** Of a recipe that does not say otherwise: what is bought raw or dry is meant that way. */
  readonly isAsBought: boolean;
  /** Whether the denial came from 'without'. */
  isWithout = false;

  constructor(
    sentence: string,
    ownFoods: readonly Food[],
    readonly isRecipe: boolean,
  ) {
    this.isAsBought = isRecipe && !tellsCooked.test(sentence);
    this.tokens = inEnglish(withOwnNames(tokensOf(sentence), ownFoods));
    this.foods = new FoodsSoFar(sentence.toLowerCase());
  }

  /** 'Pizza, shared with my wife' is about the food before, 'shared a pizza' about what follows. */
  foodsToldBefore(): number {
    const isOfLast = /^(?:with|between)$/.test(this.textAt(this.at + 1));
    return Math.max(0, this.foods.count - (isOfLast ? 1 : 0));
  }

  /** What was passed by since the last break or 'and', and how many foods there were. */
  #clause = { passed: [] as string[], hasAmount: false, foods: 0, unread: 0 };

  pass(word: string): void {
    this.#clause.passed.push(word);
  }

  tellAmount(): void {
    this.#clause.hasAmount = true;
  }

  /** '500 kcal ready meal': an amount of something, so its words are unread when they name no food. */
  endClause(): void {
    const { passed, hasAmount, foods, unread } = this.#clause;
    const isNothing = this.foods.changes === foods && this.unread.length === unread;
    if (hasAmount && isNothing) this.unread.push(...passed);
    this.#clause = { passed: [], hasAmount: false, foods: this.foods.changes, unread: this.unread.length };
  }

  /** Whether the sentence itself says what part was eaten. */
  tellsShare(): boolean {
    return this.tokens.some(({ text }) => /^(?:half|third|quarter|halves|thirds|1\/[234])$/.test(text));
  }

  textAt(at: number): string {
    return this.tokens[at]?.text ?? '';
  }

  isEndAt(at: number): boolean {
    return this.tokens[at]?.isBreak ?? true;
  }

  /** Whether exactly this many tokens are left before a break, 'and', or the like. */
  endsAfter(length: number): boolean {
    return this.isEndAt(this.at + length) || joiners.has(this.textAt(this.at + length));
  }

  skipTo(at: number): void {
    this.endSaying();
    this.at = at;
  }

  /** Finishes the previous food because another one begins. */
  endSayingBefore(): void {
    if (this.saying.unknown.length > 0 || this.saying.attached) this.endSaying();
  }

  /** What was said without a known name: the search may know it. */
  endSaying(): void {
    const { saying } = this;
    const { unknown, count, unit, size, isDenied, isJoined, attached } = saying;
    this.saying = nothingSaid();
    const isAmountAlone =
      unit !== null || size !== null || (count !== null && (count < 1 || this.foods.isCorrecting));
    if (isAmountAlone && unknown.length === 0 && !isDenied && !isJoined)
      this.foods.measureLast({ count, unit, size, isPlural: false }, this.textAt(this.at - 1) === 'each');
    if (unknown.length === 0 || isDenied) return;
    const words = attached ? `${attached.text} ${unknown.join(' ')}` : unknown.join(' ');
    if (this.foods.addUnknown(words, saying)) return;
    this.unread.push(...unknown);
    // 'Almond extract' are no almonds: what follows may make another food of it.
    if (attached) this.foods.doubt(attached.item);
  }
}
