import { asciiDigits } from '../../../shared/rules/numbers/plain-digits';
import { withDigits } from './number-words';
import { millilitres } from './household-measures';
import { drainedGrams, massWords, measureWords, unitOf, volumeWords, type Unit } from './units';

const words = (all: readonly string[]) => `(?:${all.toSorted((a, b) => b.length - a.length).join('|')})`;

const asNumber = (value: number) => String(Math.round(value * 1_000) / 1_000);

/** '1 1/2', '1½', and '1 and 1/2' become 1.5; a fraction alone becomes a decimal, too. */
const withDecimals = (text: string) =>
  text
    .replaceAll(/(?<![\p{L}\p{N}])[.,](?=\d)/gu, '0.')
    .replaceAll(/(?<=\d) ?± ?\d+(?:\.\d+)?/g, '')
    .replaceAll(/\bbetween (\d+(?:\.\d+)?) ?(?:and|-) ?(?=\d)/gi, '$1-')
    // '11⁄2', with a fraction's own slash, is 1 1/2.
    .replaceAll(
      /(?<!\d)(\d{1,2}?)(\d)\u2044(?=\d)/g,
      (_, whole: string, top: string) => `${whole} ${top}\u2044`,
    )
    .replaceAll(/(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/g, ' ')
    .normalize('NFKD')
    .replaceAll('\u2044', '/')
    .replaceAll(
      /(?<![\d.,]|\d\/)(?:(\d+)(?:\s+|\s?-\s?|\s+and\s+))?(\d{1,2})\/(\d{1,2})(?![\d/])/g,
      (all, whole = '', top = '', bottom = '') => {
        const isFraction = Number(bottom) > Number(top) && Number(bottom) <= 16;
        return isFraction ? asNumber(Number(whole) + Number(top) / Number(bottom)) : all;
      },
    );

/** Three digits after a point or comma are thousands where the unit is small: '1.500 g' but '1.500 kg'. */
const withoutThousands = (text: string) =>
  text
    .replaceAll(/(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,]|\.\d{3})/g, (all) => all.replaceAll(',', ''))
    .replaceAll(/(?<![\d.,])([1-9]\d{0,2})[. ](\d{3})(?= ?(?:g|gr|grams?|gramm|ml)\b)/gi, '$1$2')
    .replaceAll(/(\d),(?=\d)/g, '$1.');

const unitWithPoint = new RegExp(
  String.raw`(?<=\d ?)(${words([...massWords, ...volumeWords, ...measureWords])})\.(?= )`,
  'gi',
);

/** Abbreviations that only case or a number before them tells apart: '1 T' is a tablespoon, '1 t' a teaspoon. */
const withUnits = (text: string) =>
  text
    .replaceAll(/(?<=\d) ?T\b\.?(?= )/g, ' tbsp')
    .replaceAll(/(?<=\d) ?t\b\.?(?= )/g, ' tsp')
    .replaceAll(/(?<=\d) ?[cC]\b\.?(?= )/g, ' cup')
    .replaceAll(/(?<=\d) ?[lL]ge?\b\.?/g, ' large')
    .replaceAll(/(?<=\d) ?[sS]ml?\b\.?/g, ' small')
    .replaceAll(/(?<=\d) ?[mM]ed\b\.?/g, ' medium')
    .replaceAll(/(?<![a-z])(?:fl|fluid)\.? ?(?:oz|ounces?)\b\.?/gi, 'floz')
    // '3 tbs. soy sauce': the point belongs to the unit.
    .replaceAll(unitWithPoint, '$1');

const number = String.raw`\d+(?:\.\d+)?`;
const amount = String.raw`${number}(?: ?(?:-|–|to) ?${number})?`;
const about = String.raw`(?:about |approx(?:imately)?\.? |around |roughly |ca\.? ?|~ ?|= ?)?`;
const spoons = 'cups? cup tbsps? tbs tablespoons? tsps? teaspoons? pints? pt sticks?'.split(' ');
const weighable = words([...massWords, ...volumeWords, ...spoons]);
const container = words(
  'cans? tins? jars? packets? packs? packages? pkgs? pkts? bags? boxe?s? bottles? cartons? tubs? pots? pouch(?:es)? sachets? blocks? tubes? bars? containers?'.split(
    ' ',
  ),
);
const amountWithUnit = String.raw`(${amount}) ?-?(${weighable})\b\.?`;

/** Which of two amounts is the exact one: a weight before a volume, metric before the rest. */
function exactness(unit: string): number {
  const read = unitOf(unit);
  const isMetric = /^(?:k?g|gr|grams?|m?l|cl|dl|.*lit(?:er|re)s?)$/.test(unit);
  return (read?.kind === 'mass' ? 2 : read?.kind === 'volume' ? 1 : 0) + (isMetric ? 2 : 0);
}

const better = (_: string, first: string, unit: string, second: string, otherUnit: string) =>
  exactness(otherUnit) > exactness(unit) ? `${second} ${otherUnit} ` : `${first} ${unit} `;

const withSlash = new RegExp(String.raw`(?<![\d.])${amountWithUnit} ?[/|] ?${about}${amountWithUnit}`, 'g');
const inBrackets = new RegExp(
  String.raw`(?<![\d.])${amountWithUnit} ?[([] ?${about}${amountWithUnit} ?[)\]]`,
  'g',
);
const poundsAndOunces = /(?<![\d.])(\d+) ?(?:lbs?|pounds?),? (\d+(?:\.\d+)?) ?(?:oz|ounces?)\b\.?/g;
const added = new RegExp(
  String.raw`(?<![\d.])(${number}) ?(${weighable})\b\.?(?:,? (?:plus|and) | ?\+ ?|,? )(${number}) ?(${weighable})\b\.?`,
  'g',
);
/** '1 (14 oz) can', '2 x 400 g tins', '2 14.5-ounce cans': so many of this weight. */
const sizedContainers = new RegExp(
  String.raw`(?<![\d.])(?:(${number}) ?(?:x ?|[([] ?|- ?| ))?${about}(${number})[ -]?(${weighable})\b\.? ?[)\]]?[ -]?${container}\b\.?(?! \d)`,
  'g',
);
/** '2 cans (14 oz each)', 'a bunch (about 30 g) of'. */
const measureWithWeight = new RegExp(
  String.raw`(?<![\d.])(?:(${number})|\ban?|\bone) ?(?:small |large |medium |thin |thick |heaped |heaping |good |generous )?\b(${words(measureWords)}) ?[([] ?${about}(${number})[ -]?(${words([...massWords, ...volumeWords])})\b\.?( each)?(?: total)? ?[)\]]`,
  'g',
);

const isDrained = /^[^;.]{0,40}\bdrained\b/;

/** The weight of several containers; what is drained weighs less. */
function inAll(count: string | undefined, weight: string, unit: string, after: string): string {
  const all = Number(count ?? 1) * Number(weight);
  const read = unitOf(unit);
  return read?.kind === 'mass' && isDrained.test(after)
    ? `${asNumber(all * read.grams)} ${drainedGrams} `
    : `${asNumber(all)} ${unit} `;
}

function millilitresOf(unit: Unit | null): number | undefined {
  return unit?.kind === 'volume'
    ? unit.millilitres
    : unit?.kind === 'measure'
      ? millilitres[unit.name]
      : undefined;
}

/** '4 (6 oz) salmon fillets': each of them. */
const countedWeight = new RegExp(
  String.raw`(?<![\d.])(${number}) ?(large |small |medium |whole )?[([] ?${about}(${number})([ -]?)(${words([...massWords, ...volumeWords])})\b\.?( each)? ?[)\]](?= ?[a-z])`,
  'g',
);

/** '90 g (3 slices) bread': the weight. */
const weightWithCount = new RegExp(
  String.raw`(?<![\d.])(${number}) ?(${words([...massWords, ...volumeWords])}) ?[([] ?${number} (?:${words(measureWords)}) ?[)\]]`,
  'g',
);

const isContainer = new RegExp(`^${container}$`);

function sumOf(all: string, first: string, unit: string, second: string, otherUnit: string): string {
  const [one, other] = [unitOf(unit), unitOf(otherUnit)];
  if (one?.kind === 'mass' && other?.kind === 'mass')
    return `${asNumber(Number(first) * one.grams + Number(second) * other.grams)} g `;
  const [volume, more] = [millilitresOf(one), millilitresOf(other)];
  if (!volume || !more) return all;
  return `${asNumber(Number(first) * volume + Number(second) * more)} ml `;
}

const oncePerAmount = (text: string) =>
  text
    .replaceAll(
      /(?<![\d.])(\d+) ?(kg|l) (\d{3}) ?(g|ml)\b/g,
      (all, big: string, unit: string, small: string, part: string) =>
        (unit === 'kg') === (part === 'g') ? `${Number(big) * 1_000 + Number(small)} ${part}` : all,
    )
    .replaceAll(
      poundsAndOunces,
      (_, pounds: string, ounces: string) => `${asNumber(Number(pounds) * 453.6 + Number(ounces) * 28.35)} g`,
    )
    .replaceAll(withSlash, better)
    .replaceAll(inBrackets, better)
    .replaceAll(
      sizedContainers,
      (all, count: string | undefined, weight: string, unit: string, at: number, text: string) =>
        inAll(count, weight, unit, text.slice(at + all.length)),
    )
    .replaceAll(
      measureWithWeight,
      (
        all,
        count: string | undefined,
        measure: string,
        weight: string,
        unit: string,
        each: string | undefined,
        at: number,
        text: string,
      ) => inAll(each || isContainer.test(measure) ? count : '1', weight, unit, text.slice(at + all.length)),
    )
    .replaceAll(
      countedWeight,
      (
        _,
        count: string,
        size: string | undefined,
        weight: string,
        joint: string,
        unit: string,
        each?: string,
      ) => inAll(each || joint === '-' || !size ? count : '1', weight, unit, ''),
    )
    .replaceAll(added, sumOf)
    .replaceAll(weightWithCount, '$1 $2 ');

/**
 * A sentence in lower case with its amounts in one form: ASCII digits, decimals, no thousands separators, each amount
 * once. '150g /5½oz onions' becomes '150 g onions'.
 */
export function withPlainAmounts(sentence: string): string {
  const digits = asciiDigits(withDigits(sentence))
    .replaceAll('·', '.')
    .replaceAll(/(?<=\d)[٬'’](?=\d{3}(?!\d))/g, '');
  return oncePerAmount(withUnits(withoutThousands(withDecimals(digits))).toLowerCase());
}
