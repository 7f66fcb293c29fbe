import { saidPlainly } from './said';

const begins =
  '^(?:(?:just|only|i|ive|i have|finally|so|ok|hey|yes|yep|well|ana|today i|yday i|yesterday i|this morning i|last night i|log|record|add)\\s+)*';
const did = new RegExp(
  `${begins}(?:did|done|finished|completed|walked|ran|jogged|swam|cycled|biked|hiked|danced|rowed|played|skated|climbed|managed|smashed|nailed|crushed|got through|got in)\\b`,
);
const log = new RegExp(
  `${begins}(?:a )?(?:\\d+ ?(?:min\\w*|hours?|hrs?|k|km|miles?)(?: of)? )(?:walk\\w*|run\\w*|jog\\w*|swim\\w*|bik\\w*|cycl\\w*|hik\\w*|yoga|football|tennis|rowing|dancing)\\b.{0,12}\\b(?:today|yesterday|yday|this morning|last night|done|sat|sunday|earlier)\\b`,
);
const sport =
  /^(?:football|tennis|basketball|netball|rugby|yoga|pilates|spin|swim|bike|walk|run|dance|gym|crossfit|zumba) (?:class )?\d+ ?(?:min\w*|hours?|hrs?|k|km)\b/;
const wants =
  /\b(?:can|could|give|gimme|want|need|plan|make|show|suggest|what|how|should|another|more|next|now what|then|lets|instead|please|pls|not done|didnt)\b/;

/** Whether a message reports something done and asks for nothing: 'ran 5k this morning', 'did 20 min legs'. */
export function tellsOfDone(text: string): boolean {
  const said = saidPlainly(text);
  if (text.includes('?') || wants.test(said) || /^did (?:i|we|you)\b/.test(said)) return false;
  return did.test(said) || log.test(said) || sport.test(said);
}

export interface Measure {
  kind: 'weight' | 'steps' | 'water';
  /** As typed: '74.2 kg'. */
  amount: string;
}

const measures: readonly (readonly [Measure['kind'], RegExp])[] = [
  [
    'weight',
    /^(?:(?:my|i|im|ive|new|current|log|add|record|scale says|scales say|today|at|now|down to|up to|weigh(?:ed|s|ing)?(?: in)?(?: at)?|weight|hit|is|am|of|back to|this morning)\s+)+(\d{2,3}(?:\.\d)? ?(?:kg|kilos?|lbs?|pounds)|\d{1,2} ?st(?:one)?(?: \d{1,2})?)\b/,
  ],
  ['weight', /^(?:my )?(?:weight|weighed|weigh in|weigh)(?: is| in| at| now| today)? (\d{2,3}(?:\.\d)?)\b/],
  ['steps', /^(?:(?:log|add|did|got|record|i|ive|today|just|walked)\s+)*(\d[\d ., ]*\d{2,}|\d+k) steps\b/],
  [
    'water',
    /^(?:(?:log|add|had|drank|i|ive|just|record|another|a|one|two|three|2|3)\s+)+(?:(?:\d+ ?(?:ml|l|litres?|liters?|glass(?:es)?|cups?|bottles?)|glass(?:es)?|bottles?|pint) of )?water\b/,
  ],
];

/** The body or day number the person wants logged; null when the message gives none. */
export function measureIn(text: string): Measure | null {
  if (text.includes('?')) return null;
  const said = saidPlainly(text);
  for (const [kind, words] of measures) {
    const match = words.exec(said);
    if (match) return { kind, amount: (match[1] ?? '').trim() };
  }
  return null;
}
