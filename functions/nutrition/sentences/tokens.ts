/** A word or number of a sentence; a break ends what belongs together. */
export interface Token {
  text: string;
  isBreak: boolean;
}

const fractions: readonly [string, string][] = [
  ['½', '1/2'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
];

const longestSentence = 500;

/** The words of a sentence in lower case; numbers stand apart from their units. */
export function tokensOf(sentence: string): Token[] {
  const spelled = fractions.reduce((text, [sign, digits]) => text.replaceAll(sign, ` ${digits} `), sentence);
  const tidy = spelled
    .slice(0, longestSentence)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’‘]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/(\d)(?=[a-z])/g, '$1 ')
    .replaceAll(/\b(?:fl|fluid) ?(?:oz|ounces?)\b/g, 'floz')
    .replaceAll(/\b(table|tea|dessert) spoon/g, '$1spoon')
    .replaceAll(/\bw\//g, 'with ')
    .replaceAll(/(\d)\s*(?:-|–|to)\s*(?=\d)/g, '$1~')
    .replaceAll(/(\d) c\b/g, '$1 cup')
    .replaceAll(/\b(g|kg|oz|lbs?|tbsp|tsp|ml|cup)\.(?=\s|$)/g, '$1')
    .replaceAll(/\bx(?=\d)/g, 'x ')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/(\d),(?=\d)/g, '$1.');
  const found = tidy.match(/\d+(?:\.\d+)?(?:[/~]\d+(?:\.\d+)?)?%?|\p{L}+|[,;.:+()\n!?]/gu) ?? [];
  return found.map((text) => ({ text, isBreak: /^[,;.:+()\n!?]$/.test(text) }));
}
