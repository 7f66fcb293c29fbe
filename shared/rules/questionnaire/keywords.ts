/** A pattern for any of these words or phrases, separated by '|'; a * after a letter stands for any ending. */
export function anyOf(...phrases: readonly string[]): RegExp {
  const sources = phrases.join('|').replaceAll(/(?<=[a-z])(?<!\\w)\*/g, String.raw`\w*`);
  return new RegExp(String.raw`(?<![\w'-])(?:${sources})(?!\w)`);
}

const negation =
  /\b(?:not|no|never|neither|nor|without|except|excluding|minus|avoid|skip|hate|don't|dont|do not|isn't|aren't|ain't|won't|wouldn't|would not|hardly|far from|anything but|nowhere near|rather than|instead of|less|apart from|used to|was|were)\b(?: [\w'/-]+){0,4} ?$/;
const clauseEnd =
  /[.,;:!?]| - |\b(?:but|just|rather|more|now|only|mainly|mostly|instead(?! of)|however|although|though)\b(?! than)/;
const unsure = /\b(?:not (?:really |quite )?(?:sure|certain)|no (?:idea|doubt)|don't know|dunno|why not)\b/g;
/** Words after a match that withdraw it: 'my arms are fine'. */
const dismissal =
  /^(?:'s)? (?:(?:is|are|isn't|aren't|doesn't|don't) )?(?:(?:already |pretty |totally |quite )?(?:fine|ok|okay|good|great)\b|(?:not )?(?:a|the|my) (?:problem|issue|goal|priority|point)\b|(?:really )?(?:bother|matter)|not so much)/;

/** Whether the words around a match, in the same clause, deny it. */
function isDenied(text: string, start: number, end: number): boolean {
  const clause = text.slice(0, start).split(clauseEnd).at(-1) ?? '';
  return negation.test(clause.replaceAll(unsure, ' ')) || dismissal.test(text.slice(end));
}

interface Mention<Value> {
  value: Value;
  start: number;
  end: number;
}

/**
 * The positions of values that are meant and not denied, in order. A word inside a longer match is ignored; null marks
 * matches that only hide the words in them.
 */
export function mentionsOf<Value>(
  text: string,
  entries: readonly (readonly [Value | null, RegExp])[],
): Mention<Value>[] {
  const all = entries.flatMap(([value, pattern]) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: words }) => ({
      value,
      start: index,
      end: index + words.length,
    })),
  );
  const length = ({ start, end }: Mention<Value | null>) => end - start;
  return all
    .filter((each): each is Mention<Value> => each.value !== null)
    .filter(
      (each) =>
        !all.some(
          (other) => other.start <= each.start && other.end >= each.end && length(other) > length(each),
        ),
    )
    .filter(({ start, end }) => !isDenied(text, start, end))
    .toSorted((a, b) => a.start - b.start);
}

const preferred =
  /\b(?:more|most|mostly|mainly|main|primarily|primary|especially|rather|really|definitely|number 1|first|firstly|priority|above all|now|closer|closest|probably)\b(?: [\w'-]+){0,5} ?$/;
const secondary =
  /\b(?:then|later|afterwards|eventually|also|secondly|bonus|by|through|while|without|maybe|perhaps|possibly|sometimes|borderline|bordering on|leaning (?:to|towards)|getting|over|before|so(?: that)?|and maybe|(?:a )?(?:bit|little)|than|some(?= [\w'-]+ ?$)|someday)\b(?: [\w'-]+){0,4} ?$/;

const preferredAfter =
  /^ (?:(?:is|as|being) )?(?:(?:my|the) )?(?:main |top |first |biggest |number (?:1|one) )?(?:priority|goal|focus|aim|first|most)\b/;
const secondaryAfter =
  /^ (?:too|as well|second|later|would be (?:nice|a bonus|good)|is (?:a bonus|second(?:ary)?)|if possible)\b/;

/** The one value that a text means, or null: of several, it must say which it prefers. */
export function theOneMeant<Value>(
  text: string,
  entries: readonly (readonly [Value | null, RegExp])[],
): Value | null {
  const mentions = mentionsOf(text, entries);
  const clauseBefore = ({ start }: Mention<Value>) =>
    text
      .slice(0, start)
      .split(/[.,;:!?]|\band\b(?! maybe)|\bbut\b/)
      .at(-1) ?? '';
  const isSecondary = ({ start, end }: Mention<Value>) =>
    secondary.test(
      text
        .slice(0, start)
        .split(/[.,;:!?]/)
        .at(-1) ?? '',
    ) || secondaryAfter.test(text.slice(end));
  const values = (of: readonly Mention<Value>[]) => [...new Set(of.map(({ value }) => value))];
  const groups = [
    values(mentions),
    values(
      mentions.filter(
        (each) => preferred.test(clauseBefore(each)) || preferredAfter.test(text.slice(each.end)),
      ),
    ),
    values(mentions.filter((each) => !isSecondary(each))),
  ];
  return groups.find((group) => group.length === 1)?.[0] ?? null;
}
