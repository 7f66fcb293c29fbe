/** By their values, from zero. */
export const smallNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
/** From 20, by ten. */
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const valueOf = (word: string): number =>
  smallNumbers.includes(word) ? smallNumbers.indexOf(word) : 20 + tens.indexOf(word) * 10;
const ten = tens.join('|');
const one = smallNumbers.slice(1, 10).join('|');
const teen = smallNumbers.slice(10).join('|');
const spoken = new RegExp(String.raw`\b(?:${smallNumbers.join('|')}|${ten})\b`, 'g');
const tensAndOnes = new RegExp(String.raw`\b(${ten})[ -]?(${one})\b`, 'g');
/** 'One eighty' is how people say 180. */
const shortHundred = new RegExp(String.raw`\b(one|two) (?=(?:${teen}|${ten})\b)`, 'g');

const portions: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/(?<!and |and a )\bhalf (?:of )?(?:an? )?(?=[a-z])/g, '0.5 '],
  [/\b(?:3|three)[ -]quarters? (?:of )?(?:an? )?(?=[a-z])/g, '0.75 '],
  [/(?<!and |and a )\b(?:an? )?quarter[ -](?:of )?(?:an? )?(?=[a-z])/g, '0.25 '],
];
const andMore: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };

const times = (factor: number) => (_: string, count: string | undefined, more?: string) =>
  String(Number(count ?? 1) * factor + Number(more ?? 0));

/** 'Two hundred and five', 'one eighty', 'half a kilo', 'an hour and a half' in digits; for a lower-case text. */
export const spokenInDigits = (text: string): string =>
  portions
    .reduce((read, [pattern, part]) => read.replaceAll(pattern, part), text)
    .replaceAll(shortHundred, '$1 hundred ')
    .replaceAll(tensAndOnes, (_, first: string, second: string) => String(valueOf(first) + valueOf(second)))
    .replaceAll(spoken, (word) => String(valueOf(word)))
    .replaceAll(/(\d) point (\d)(?: (\d)\b)?/g, '$1.$2$3')
    .replaceAll(/\b(?:(\d\d?)|a) hundred\b(?:(?: and)? (\d\d?)\b)?/g, times(100))
    .replaceAll(/(?:\b(\d+(?:\.\d+)?)|\ba) thousand\b(?:(?: and)? (\d{1,3})\b)?/g, times(1_000))
    .replaceAll(/(?:\b(\d+(?:\.\d+)?) |\ba )?dozen\b/g, (_, count?: string) =>
      String(Number(count ?? 1) * 12),
    )
    .replaceAll(/^an? (?=[a-z])/g, '1 ')
    .replace(
      /^(\d+) ([a-z]+) and (?:a |1 )?(half|quarter)$/,
      (_, whole: string, unit: string, part: string) => `${Number(whole) + (andMore[part] ?? 0)} ${unit}`,
    );

const before =
  /^(?:(?:i'?m|i am|i (?:weigh|did|walked|drank|ate|had)|(?:my )?(?:weight|height|age)|is|it'?s|aged|just|only|exactly|~|≈|=|\+|about|around|approx(?:imately)?|roughly|circa|ca)(?:[.: ]+|(?<=[~≈=+])))+/;
const after = / (?:or so|today|now|exactly|tall|please)$|\?$/;

/** The text without the words around an amount that say nothing about it. */
export const onlyAmount = (text: string): string => text.replace(before, '').replace(after, '');
