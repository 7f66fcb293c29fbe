const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
const words = `(?:${[...values.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const big = '(?:hundred|thousand)';
/** At least two of these words: one by itself is read as it stands. */
const spelledOut = new RegExp(
  String.raw`\b(?:an? (?=${big})|${words}[ -](?=${words}\b|${big}))(?:(?:${words}|${big})(?:(?: and | |-)(?=(?:${words}|${big})\b))?)+\b`,
  'gi',
);

function valueOf(text: string): number {
  let [total, part] = [0, 0];
  for (const word of text.toLowerCase().split(/[ -]/)) {
    const value = values.get(word);
    if (value !== undefined) part += value;
    else if (word === 'a' || word === 'an') part += 1;
    else if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (word === 'thousand') [total, part] = [total + Math.max(1, part) * 1_000, 0];
  }
  return total + part;
}

/** 'Thirty-five', 'one hundred and fifty' in digits. */
export const withDigits = (text: string): string =>
  text.replaceAll(spelledOut, (all) => String(valueOf(all)));
