import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eatenSchema, type Eaten } from './judge-eaten';

/**
 * The tolerance in grams: '!' a weight was given, '=' pieces were counted, '~' a topping or a little of something,
 * nothing: a portion.
 */
const tolerances: Readonly<Record<string, number>> = { '!': 0.15, '=': 0.3, '': 0.4, '~': 0.55 };

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n');

type Known = Pick<Eaten['items'][number], 'words' | 'kcalPer100g'>;

/** A line of `eaten-foods.txt`: 'crumpet; crumpet,pikelet 170-230', the words that name it and its possible energy. */
function readKnown(line: string): [string, Known] {
  const [, name = '', words = '', low, high] = /^(.+); (.+) (\d+)-(\d+)$/.exec(line) ?? [];
  if (name === '') throw new Error(`'${line}' is no food with words and energy`);
  return [name, { words: words.split(','), kcalPer100g: [Number(low), Number(high)] }];
}

/** The sentences of a file of lines: 'a bowl of porridge with honey | porridge 250, honey 15~'. */
export function readTold(name: string): Eaten[] {
  const known = new Map(linesOf('eaten-foods.txt').map(readKnown));
  const itemOf = (told: string) => {
    const [, food = '', grams, sign = ''] = /^(.+) ([\d.]+)([!=~]?)$/.exec(told.trim()) ?? [];
    return { food, ...known.get(food), grams: Number(grams), tolerance: tolerances[sign] };
  };
  return eatenSchema.parse(
    linesOf(name).map((line) => {
      const [text = '', items = ''] = line.split(' | ');
      return { text, items: items.split(', ').map(itemOf) };
    }),
  );
}
