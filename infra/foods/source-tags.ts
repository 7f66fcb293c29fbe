import { sourceTag } from './everyday-food';
import type { Measure, SourceFood } from './source-food';

/** How far a measure may be from the portion of the source that it names. */
const tolerance = 0.05;

/** One piece is a medium one, or a large one where the source has no other: eggs. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  each: ['medium', 'large'],
  portion: ['serving'],
};

/** Whether a measure weighs what a portion of the source weighs. */
export const agreesWithSource = ({ name, grams }: Measure, { portions }: SourceFood): boolean =>
  portions.some(
    (portion) =>
      [name, ...(alsoCalled[name] ?? [])].includes(portion.name) &&
      Math.abs(portion.grams - grams) <= portion.grams * tolerance,
  );

/** A line of `everyday/*.txt` whose measures say whether they are the source's. */
export function withSourceTags(line: string, source: ReadonlyMap<string, SourceFood>): string {
  const [names, from = '', measures = '', ...more] = line.split(' | ');
  const food = source.get(from);
  const tagged = measures.split(', ').map((text) => {
    const plain = text.replace(sourceTag, '');
    const at = plain.lastIndexOf(' ');
    const measure = { name: plain.slice(0, at), grams: Number(plain.slice(at + 1)) };
    return food && agreesWithSource(measure, food) ? `${plain}${sourceTag}` : plain;
  });
  return [names, from, tagged.join(', '), ...more].join(' | ');
}
