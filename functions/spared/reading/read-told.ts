import { factIdOf, type ToldFact } from '../health-fact';
import { conditionsIn, painsIn } from './read-body';
import { dietIn } from './read-diet-told';
import { limitsIn } from './read-limits';
import { ownSentences, tellsOfSelf, type Sentence } from './sentences';

/** Something is odd with a part of the body. */
const odd =
  /\b(?:legs?|knees?|arms?|foot|feet|hands?|hips?|back|neck|shoulders?|ankles?|wrists?|calf|calves|thighs?|elbows?|ribs?|side)\b.{0,12}\bfeels? (?:\w+ )?(?:weird|funny|odd|off|strange|wrong|not right)\b/;

const medical =
  /\b(?:diagnos\w+|surger\w+|operat(?:ion|ed)|syndrome|disease|disorder|chronic|injur\w+|cancer|chemo\w*|epilep\w+|seizures?|fibromyalgia|lupus|covid|concussion|stitches|blood thinners?|beta[ -]?blockers?|kidneys?|liver|dialysis|transplant|an(?:a)?emi[ac]|crohn'?s|rheumat\w+|gout|crutches|cast|brace|migraines?|hypermobil\w*|warfarin|eliquis|xarelto|hospital)\b/;
const hurting =
  /\b(?:hurts?|hurting|pain(?:s|ful)?|ach(?:e|es|ing)|sore|injured|pulled something|tweaked something)\b/;
const otherwise =
  /\b(?:feelings?|ego|pride|soul|wallet|brain|heart|eyes?|no (?:pain|injur\w*)|nothing hurts|pain free|without pain|never|not|isn'?t|used to|years ago|healed|fine now|recovered|period|cramps|thighs? chafe|pain in the (?:neck|ass|butt)|avoid|prevent|to get|get rid|does it hurt|will it hurt|should it hurt|supposed to hurt|couldn'?t hurt|can'?t hurt|it hurts to)\b/;

/** Something of the body that no rule knows: kept in the person's words, and met with care and a question. */
function unreadIn(sentence: Sentence): ToldFact[] {
  const { text } = sentence;
  const speaks = /\b(?:i|im|ive|my|me)\b/.test(text) || hurting.test(text.split(' ')[1] ?? '');
  const isQuestion = /^(?:what|why|which|who|how|where|is|are|does|do|should|could|would)\b/.test(text);
  if (!tellsOfSelf(sentence) || !speaks || isQuestion || otherwise.test(text)) return [];
  if (medical.test(text)) return [{ kind: 'unread', what: null, side: null, days: null }];
  return hurting.test(text) || odd.test(text) ? [{ kind: 'unread', what: null, side: null, days: 3 }] : [];
}

/**
 * What a message tells of the person's health, limits and diet: each fact once. Facts about others, stories, what is denied
 * or over are left out; in doubt it counts. A danger is not read here: screening it comes before.
 */
export function readTold(message: string): ToldFact[] {
  const sentences = ownSentences(message);
  const read = sentences.flatMap((each) => [
    ...painsIn(each),
    ...conditionsIn(each),
    ...limitsIn(each),
    ...dietIn(each),
  ]);
  const told = read.length > 0 ? read : sentences.flatMap(unreadIn).slice(0, 1);
  return [...new Map(told.map((fact) => [factIdOf(fact), fact])).values()];
}
