import { canonicalWords } from '../foods/canonical-words';
import { foodBeing, type Food } from '../foods/food';
import { sidePortionGrams } from './side-portion';
import {
  breaksEggsInto,
  eggsTold,
  companionGrams,
  foodMeant,
  isComposite,
  isDescribable,
  isMadeWith,
  isSeasoning,
  isItsMilk,
  isMixedWith,
  isSpread,
  isSpreadOn,
  slicesUnder,
  spreadFactor,
  withMilk,
} from './companions';
import { asBought, isMadeOfOthers } from './find-name';
import type { FoundName } from './found-name';
import type { ReadItem } from './read-item';
import type { Saying } from './saying';
import { isDrop, isSameByOtherName, isUnsaid, nothingMore, placeMeasured } from './said-amounts';
import { weigh, type Amount, type Weight } from './weigh';
import { foodEnding, foodWithAll, isLong } from './whole-names';

const [mostSpreadGrams, mostAsideGrams, asideShare] = [60, 150, 0.6];

/** What the sentence has told so far. */
export class FoodsSoFar {
  readonly #items: ReadItem[] = [];
  readonly #said = new Map<ReadItem, Amount>();
  readonly #names = new Map<ReadItem, string>();
  /** Dishes whose ingredients were listed. */
  readonly #hasWith = new Set<ReadItem>();
  /** Foods that followed 'with', 'and', or 'on'. */
  readonly #joined = new Set<ReadItem>();
  readonly #sentence: string;
  #heading: { item: ReadItem; leastParts: number } | null = null;
  #isCorrecting = false;
  #changes = 0;

  constructor(sentence: string) {
    this.#sentence = sentence;
  }

  get last(): ReadItem | undefined {
    return this.#items.at(-1);
  }

  /** How often something was added, or measured anew. */
  get changes(): number {
    return this.#changes;
  }

  /** 'Two slices with 10 g of butter each'. */
  takeEach(): void {
    const [under, last] = this.#items.slice(-2);
    const count = under && this.#said.get(under)?.count;
    if (last && count && this.#said.get(last)?.unit) last.grams *= count;
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

  /** 'Burrito bowl: rice, beans, chicken': from this many parts on, the list replaces the last food. */
  beginParts(leastParts: number, isSureHeading: boolean): void {
    const { last } = this;
    if (last && !this.#heading && (isSureHeading || isComposite(last.food)))
      this.#heading = { item: last, leastParts };
  }

  finish(): ReadItem[] {
    if (this.#heading) {
      const at = this.#items.indexOf(this.#heading.item);
      const parts = this.#items.slice(at + 1);
      if (at >= 0 && (parts.length >= this.#heading.leastParts || this.#areMeasured(parts)))
        this.#items.splice(at, 1);
    }
    return this.#items;
  }

  /** Takes out what follows a measured ingredient without an amount, which only describes it; returns its names. */
  takeUnmeasured(): string[] {
    const isTold = (item: ReadItem) => !isUnsaid(this.#said.get(item) ?? nothingMore);
    if (!this.#items[0] || !isTold(this.#items[0])) return [];
    const taken = this.#items.filter((item) => !isTold(item));
    for (const item of taken) this.#items.splice(this.#items.indexOf(item), 1);
    return taken.map((item) => this.#names.get(item) ?? item.food.name);
  }

  /** 'A shake with 400 ml milk and a scoop of whey': two amounts list its ingredients. */
  #areMeasured(parts: readonly ReadItem[]): boolean {
    const isSalad = this.#heading?.item.food.traits.has('side-salad');
    return !isSalad && parts.length > 1 && parts.every((part) => this.#said.get(part)?.count != null);
  }

  /** Adds a named food, or replaces the one whose name it completes; returns its full name. */
  add(name: FoundName, text: string, saying: Saying): { text: string; item: ReadItem } {
    const { attached, unknown, count, unit } = saying;
    this.#changes += 1;
    const counted = this.#countAside(text, saying);
    if (counted) return { text, item: counted };
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
    const drink = this.#pour(food, amount);
    if (drink) return { text, item: drink };
    const slices = saying.joint === 'on' ? slicesUnder(food) : null;
    const inside = this.#holding(food, amount, saying);
    if (inside) return { text, item: inside };
    const { grams, isSure } =
      slices !== null ? this.#topBread(food, amount, slices) : this.#weighed(food, text, amount);
    const isNamed = (isNew || whole !== null) && unknown.length === 0 && !name.isGuess;
    const item = { food, grams, isSure: isSure && isNamed };
    this.#removeCorrected(food);
    this.#removeVaguer(food, amount);
    if (!this.#breakInto(item, amount, saying.isAside)) this.#items.push(item);
    this.#said.set(item, amount);
    if (saying.isJoined) this.#joined.add(item);
    const named = isNew ? text : `${attached.text} ${text}`;
    this.#names.set(item, named);
    return { text: named, item };
  }

  /** 'Scrambled eggs (3 eggs)': the count of the food before. */
  #countAside(text: string, { isAside, count, unit }: Saying): ReadItem | null {
    const { last } = this;
    const before = last && this.#names.get(last);
    if (!last || !before || !isAside || count === null || unit !== null) return null;
    if (!last.food.measures.some(({ name }) => name === 'each')) return null;
    const [head = ''] = canonicalWords(text).slice(-1);
    if (!canonicalWords(before).includes(head)) return null;
    const hasEggs = last.food.measures.some(({ name }) => name === 'egg');
    const amount: Amount = { ...nothingMore, count, unit: hasEggs ? { kind: 'measure', name: 'egg' } : unit };
    const item = { food: last.food, ...weigh(last.food, amount) };
    this.#items.splice(-1, 1, item);
    this.#said.set(item, amount);
    return item;
  }

  /** 'Paella with prawns' is a paella, 'eggs with cinnamon' eggs: the last food, if this is only a part of it. */
  #holding(food: Food, amount: Amount, { joint, isAside }: Saying): ReadItem | null {
    const { last } = this;
    if (!last || !isUnsaid(amount)) return null;
    if (isAside && isSameByOtherName(food, last.food)) return last;
    if (joint !== 'and' && isItsMilk(last.food, food)) return last;
    const isGoingOn = joint === 'with' || joint === 'in' || this.#hasWith.has(last);
    if (isGoingOn && isMadeWith(last.food, food)) this.#hasWith.add(last);
    return isSeasoning(food) || (isGoingOn && isMadeWith(last.food, food)) ? last : null;
  }

  /** 'Pizza, 3 slices of pepperoni': the words after a comma may say which one it was. */
  #describeLast(text: string, { count, unit, size }: Saying, named: Food): ReadItem | null {
    const { last } = this;
    const name = last && this.#names.get(last);
    if (!last || !name || !isDescribable(last.food) || this.#isCorrecting) return null;
    if (breaksEggsInto(named, last.food)) return null;
    const food = foodWithAll(`${text} ${name}`);
    if (!food) return null;
    const before = this.#said.get(last) ?? nothingMore;
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

  /** 'Tea with milk' is one drink, unless the milk has an amount. */
  #pour(milk: Food, amount: Amount): ReadItem | null {
    if (!isUnsaid(amount) && !isDrop(amount)) return null;
    const at = this.#items.findLastIndex(({ food }) => withMilk(food, milk) !== null);
    const before = this.#items[at];
    const food = before && withMilk(before.food, milk);
    if (!food || at < this.#items.length - 2) return null;
    const item = { ...before, food };
    this.#items.splice(at, 1, item);
    this.#said.set(item, this.#said.get(before) ?? nothingMore);
    return item;
  }

  /** 'An omelette made from 3 eggs': its eggs say how big it is. */
  #breakInto({ food }: ReadItem, { count }: Amount, isAside: boolean): boolean {
    const at = this.#items.findLastIndex((item) => breaksEggsInto(food, item.food));
    const last = this.#items[at];
    if (!last || count === null || (!isAside && last !== this.last)) return false;
    const each = last.food.measures.find(({ name }) => name === 'egg')?.grams;
    if (each) this.#items.splice(at, 1, { ...last, grams: each * count, isSure: true });
    return true;
  }

  /** What is eaten on toast takes two slices; so does cheese without an amount. */
  #topBread(food: Food, amount: Amount, usual: number): Weight {
    const slices = amount.count ?? usual;
    const { last } = this;
    const said = last && this.#said.get(last);
    if (last?.food.traits.has('cheese') && said && isUnsaid(said))
      this.#items.splice(-1, 1, { ...last, grams: last.grams * slices });
    return isUnsaid(amount)
      ? { grams: weigh(food, nothingMore).grams * slices, isSure: false }
      : weigh(food, amount);
  }

  /** 'Chicken 200 g raw': the food before, as it is bought; false if there is none. */
  makeLastRaw(): boolean {
    const { last } = this;
    if (!last) return false;
    const food = asBought(this.#names.get(last) ?? '', last.food);
    if (food) last.food = food;
    else last.isSure &&= last.food.traits.has('raw');
    return true;
  }

  /** What was said about a food is not all understood. */
  doubt(item: ReadItem): void {
    item.isSure = false;
  }

  /** The bread that is said to be buttered. */
  butter(): void {
    const [last, food] = [this.last, foodBeing('buttered')];
    if (!food || !last) return;
    const count = Math.max(1, this.#said.get(last)?.count ?? 1);
    this.#items.push({ food, grams: weigh(food, nothingMore).grams * count, isSure: false });
  }

  get count(): number {
    return this.#items.length;
  }

  /** Only a share was eaten of the foods from `from` on. */
  takeShare(from: number, share: number): void {
    for (const item of this.#items.slice(Math.max(0, from))) item.grams *= share;
  }

  /** 'Flour, plus 25 g'. */
  addToLast(amount: Amount): void {
    this.#changes += 1;
    if (this.last) this.last.grams += weigh(this.last.food, amount).grams;
  }

  /** 'Macaroni cheese on the side': less than a plate of it. */
  serveAside(): void {
    const { last } = this;
    const said = last && this.#said.get(last);
    if (last && said && isUnsaid(said) && last.grams > mostAsideGrams) last.grams *= asideShare;
  }

  /** A name that is only in the full table; false if it is not there either. */
  addUnknown(words: string, saying: Saying): boolean {
    const { attached, count, unit, size } = saying;
    this.#changes += 1;
    if (this.#countAside(words, saying)) return true;
    const food = foodWithAll(words);
    if (!food) return false;
    if (attached) this.#items.splice(this.#items.indexOf(attached.item), 1);
    const amount = (attached && this.#said.get(attached.item)) ?? { count, unit, size, isPlural: false };
    this.#items.push({ food, grams: weigh(food, amount).grams, isSure: false });
    return true;
  }

  /** 'Toast and jam x2': two of what the last food is spread on, or of the spread on the last food. */
  countUnderLast(count: number): void {
    const [before, last] = this.#items.slice(-2);
    if (!before || !last || !this.#joined.has(last)) return;
    if (!isSpreadOn(last.food, before.food) && !isMixedWith(before.food, last.food)) return;
    const said = this.#said.get(before);
    if (said?.count != null || said?.unit || before.grams > mostSpreadGrams) return;
    const isCounted = /^(?:each|slice)$/.test(before.food.measures[0]?.name ?? '');
    const grams = isCounted ? weigh(before.food, { ...nothingMore, count }).grams : before.grams * count;
    this.#items.splice(-2, 1, { ...before, grams });
  }

  /** Whether the last food has no amount yet and can be measured this way. */
  isUnmeasured(measure: string): boolean {
    const said = this.last && this.#said.get(this.last);
    return Boolean(
      said &&
      isUnsaid(said) &&
      this.last?.food.measures.some(
        ({ name }) => name === measure || (measure === 'wedge' && name === 'slice'),
      ),
    );
  }

  /** 'A cheeseburger without the bun'. */
  unbun(): void {
    const [last, patty] = [this.last, foodBeing('patty')];
    if (last && patty && last.food.traits.has('burger'))
      this.#items.splice(-1, 1, { food: patty, ...weigh(patty, this.#said.get(last) ?? nothingMore) });
  }

  /** 'Ice cream, two scoops': an amount alone belongs to the food before it, if that has none. */
  measureLast(said: Amount, isEach = false): void {
    const before = this.last && this.#said.get(this.last)?.count;
    const amount = isEach ? { ...said, count: (said.count ?? 1) * (before ?? 1) } : said;
    const at = placeMeasured(this.#items, amount);
    this.#changes += 1;
    const last = this.#items[at];
    const earlier = last && this.#said.get(last);
    if (!last || !earlier) return;
    // 'A pizza, I had half': a part of it.
    const isPart = amount.unit === null && (amount.count ?? 1) < 1;
    const isWeight = amount.unit?.kind === 'mass' && earlier.unit?.kind !== 'mass';
    const isSaid = earlier.unit !== null || (earlier.count ?? 1) !== 1;
    if (!isPart && !isWeight && !this.#isCorrecting && isSaid) return;
    const corrected = { ...amount, unit: amount.unit ?? earlier.unit, size: amount.size ?? earlier.size };
    const food = foodMeant(last.food, corrected.unit, this.#sentence);
    const isShare = isPart && !this.#isCorrecting;
    const weight = isShare
      ? { grams: last.grams * (amount.count ?? 1), isSure: last.isSure }
      : weigh(food, corrected);
    this.#isCorrecting = false;
    const item = { food, ...weight };
    this.#items.splice(at, 1, item);
    this.#said.set(item, corrected);
    this.#spreadMore(at);
  }

  /** Spread for more slices than were known at first. */
  #spreadMore(at: number): void {
    const [under, spread] = this.#items.slice(at);
    const said = spread && this.#said.get(spread);
    const count = under && this.#said.get(under)?.count;
    if (!under || !spread || !count || !said || !isUnsaid(said)) return;
    const grams = spread.grams * spreadFactor(spread.food, { food: under.food, count });
    this.#items.splice(at + 1, 1, { ...spread, grams });
  }

  /** 'Curry with rice, one and a half bowls of rice': repeated with its amount. */
  #removeVaguer(food: Food, amount: Amount): void {
    if (isUnsaid(amount)) return;
    const at = this.#items.findIndex(
      (item) => item.food === food && isUnsaid(this.#said.get(item) ?? amount),
    );
    if (at >= 0 && at >= this.#items.length - 2) this.#items.splice(at, 1);
  }

  /** A correction replaces the same food, or the last one. */
  #removeCorrected(food: Food): void {
    if (!this.#isCorrecting) return;
    this.#isCorrecting = false;
    const same = this.#items.findIndex((item) => item.food === food);
    this.#items.splice(same < 0 ? -1 : same, 1);
  }

  #amountOf(item: ReadItem, saying: Saying, { isPlural }: FoundName): Amount {
    const { count: said = null, unit = null, size = null } = this.#said.get(item) ?? {};
    // 'Half a chicken' is a name by itself; in 'half a chicken wrap', half is a number.
    const count = said ?? (this.#names.get(item)?.startsWith('half ') ? 0.5 : null);
    return { count, unit, size: size ?? saying.size, isPlural };
  }

  #weighed(food: Food, text: string, amount: Amount) {
    const eggs = eggsTold(food, text, amount.count);
    if (eggs !== null) return { grams: eggs, isSure: true };
    const before = this.last;
    const grams = isUnsaid(amount)
      ? (companionGrams(food, before?.food ?? null) ?? sidePortionGrams(food, this.#items))
      : null;
    if (grams !== null) return { grams, isSure: false };
    const weight = weigh(food, amount);
    // 'Two slices of toast with butter and jam': both are spread on the toast.
    const under = this.#items.findLast((item) => (item === before ? !isSpread(item.food) : true));
    const count = under && this.#said.get(under)?.count;
    if (!isUnsaid(amount) || !under || !count) return weight;
    return { ...weight, grams: weight.grams * spreadFactor(food, { food: under.food, count }) };
  }
}
