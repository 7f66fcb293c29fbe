import type { Limit } from '../../../shared/rules/training/limits';
import type { ToldFact } from '../health-fact';
import type { Sentence } from './sentences';

const no =
  "(?:no|not|without|avoid|skip|zero|nothing|never|can'?t|cant|cannot|dont|don'?t|won'?t|unable to|not able to|not allowed|isn'?t|less|stop|hate)";
const few = "(?:\\s+[\\w']+){0,4}?\\s+";

const phrases: readonly (readonly [Limit, RegExp])[] = [
  [
    'no_jumping',
    new RegExp(
      `\\b${no}${few}(?:jump\\w*|hop|hops|hopping|plyo\\w*|high[ -]impact|leap\\w*|bounc\\w*|impact|noise|noisy|stomp\\w*|thump\\w*)\\b`,
    ),
  ],
  [
    'no_jumping',
    /\b(?:low|zero|no)[ -]impact\b|\bquiet(?:ly)?\b|\bsilent(?:ly)?\b|\bneighbou?rs?\b.*\b(?:below|complain\w*|downstairs|under|mad|angry|noise)\b|\b(?:below|downstairs)\b.*\bneighbou?rs?\b|\b(?:baby|kids?|toddler|son|daughter|wife|husband|everyone|roommate|flatmate)\b.{0,20}\b(?:asleep|sleep\w*|nap\w*)\b|\bthin (?:walls?|floors?)\b|\bpeople (?:live )?(?:below|downstairs)\b/,
  ],
  [
    'no_floor',
    new RegExp(
      `\\b${no}${few}(?:the |on |to |my )*(?:floor|ground|lying(?: down)?|lie down|lay down|get down)\\b`,
    ),
  ],
  [
    'no_floor',
    /\b(?:floor|ground|carpet)\b.{0,25}\b(?:dirty|wet|gross|filthy|cold|sticky|disgusting|freezing)\b|\b(?:dirty|wet|gross|filthy|sticky|disgusting|freezing) (?:floor|ground|carpet)\b|\b(?:only|all|just|everything|stay|keep it|purely) (?:\w+ ){0,4}standing\b|\bstanding[ -](?:up )?(?:only|stuff|moves|exercises)\b|\bon my feet only\b|\bget(?:ting)? (?:back )?up (?:from|off) the (?:floor|ground)\b.{0,20}\b(?:hard|tough|struggle|impossible|can'?t)\b|\b(?:hard|tough|struggle|impossible|can'?t)\b.{0,25}\bget(?:ting)? (?:back )?up (?:from|off) the (?:floor|ground)\b/,
  ],
  ['no_floor', /\b(?:off|away from) (?:the |my )?(?:floor|ground)\b/],
  ['no_kneeling', new RegExp(`\\b${no}${few}(?:kneel\\w*|on my knees)\\b`)],
  [
    'no_equipment',
    /\b(?:no|without|zero|any|lack|own|have) (?:any |of )?(?:equipment|gear|weights|kit|dumbbells?)\b.{0,12}(?:here|at all|with me)?|\b(?:just|only) (?:my )?body ?weight\b|\bbodyweight only\b/,
  ],
  [
    'band_only',
    /\b(?:only|just|nothing but)\b.{0,20}\b(?:resistance )?bands?\b|\bbands? only\b|\ball i have is (?:a |my )?(?:resistance )?bands?\b/,
  ],
  ['no_mat', new RegExp(`\\b${no}(?:\\s+(?:have|got|own|a|any|yoga))*\\s+mat\\b`)],
  ['no_chair', new RegExp(`\\b${no}(?:\\s+(?:have|got|own|a|any))*\\s+chairs?\\b`)],
];

/** 'any equipment' is a limit only if it is denied. */
const denies = /\b(?:no|without|zero|lack|don'?t|dont|haven'?t|not|never)\b/;
/** Says that it holds beyond today. */
const lasting =
  /\b(?:never|ever|always|anymore|any more|in general|from now on|at all|can'?t|cant|cannot|unable|not able|not allowed|doctor|physio|permanently|again|for good|don'?t own|dont own|boot|cast|plaster|crutches|broke\w*|fractured|amput\w+|prosthetic)\b/;
const ofToday =
  /\b(?:today|tonight|now|right now|this time|for once|at the moment|this morning|this evening|here)\b/;
/** Withdraws a limit: 'jumping is ok again'. */
const allowed = /\b(?:ok|okay|fine|allowed|good|back|again|woke|awake|gone|out)\b/;

const seatedOnly =
  /\b(?:only|just|stay|keep|remain|all|everything) (?:be |in |do |it )*(?:seated|sitting)\b|\b(?:seated|sitting)[ -](?:only|down only|stuff|moves|exercises)\b|\b(?:in|from|at|on) (?:my|the|an?) (?:office |desk |swivel )*(?:chair|desk)\b|\b(?:on|in) (?:the|a) (?:plane|train|bus|flight)\b|\bchair (?:workout|exercises?)\b/;

/** A seat alone may be about a day's work: the sentence has to be about training. */
const wishesSeat =
  /\b(?:only|just|stay|keep|workout|exercises?|moves|train|stretch\w*|min\w*|something|anything|stuck|can do|version|please|all)\b/;

/** A limit holds for the day, unless the sentence says it is permanent. */
export const daysOfLimit = (text: string): number | null =>
  lasting.test(text) && !ofToday.test(text) ? null : 1;

/** The limits in a sentence, and how long they hold. */
export function limitsIn({ text }: Sentence): ToldFact[] {
  const days = daysOfLimit(text);
  const found = phrases.filter(([limit, phrase]) => {
    const [match = ''] = phrase.exec(text) ?? [];
    if (match === '') return false;
    if (limit === 'no_equipment' && !denies.test(match) && !/body ?weight/.test(match))
      return denies.test(text);
    return true;
  });
  const limits = [...new Set(found.map(([limit]) => limit))].map((what): ToldFact => ({
    kind: 'limit',
    what,
    side: null,
    days,
  }));
  if (
    limits.length > 0 &&
    allowed.test(text) &&
    /\b(?:is|are|s)\b.*\b(?:ok|okay|fine|allowed) (?:again|now|today)\b/.test(text)
  )
    return [];
  const isSeated =
    seatedOnly.test(text) &&
    wishesSeat.test(text) &&
    !/\b(?:stiff|hurts?|sore|ach\w+|tight|pain|all day|for work|job|every day)\b/.test(text);
  return isSeated ? [...limits, { kind: 'condition', what: 'seated', side: null, days }] : limits;
}
