import { factIdOf, type ToldFact } from '../health-fact';
import { lately } from '../../understanding/lately';
import { namingClauses, plainly } from '../../understanding/told-features';
import { howTelling } from './fact-model';
import { isForToday, painsIn, soreDays, torn } from './read-body';
import { sideOf } from './side';
import { daysOfLimit, limitsIn } from './read-limits';
import { isClauseOfAnother, isOfAnother, ownSentences, tellsOfSelf, type Sentence } from './sentences';
import { wordsOf } from '../../../shared/rules/reading/words';
import { slotsIn, type Slot } from '../../understanding/told-slots';
import { asksToTrainWith, isPainless, isComplaint, isDish, tellsNothing, wishesOnly } from './tells';

/** Something unusual about a body part. */
const odd =
  /\b(?:legs?|knees?|arms?|foot|feet|hands?|hips?|back|neck|shoulders?|ankles?|wrists?|calf|calves|thighs?|elbows?|ribs?|side)\b.{0,12}\bfeels? (?:\w+ )?(?:weird|funny|odd|off|strange|wrong|not right)\b/;

const hurting =
  /\b(?:hurts?|hurting|pain(?:s|ful)?|ach(?:e|es|ing)|sore|injured|pulled something|tweaked something)\b/;
const otherwise =
  /\b(?:feelings?|ego|pride|soul|wallet|brain|heart|eyes?|no (?:pain|injur\w*)|nothing hurts|pain free|without pain|never|not|isn'?t|used to|years ago|healed|fine now|recovered|period|cramps|thighs? chafe|pain in the (?:neck|ass|butt)|avoid|prevent|to get|get rid|does it hurt|will it hurt|should it hurt|supposed to hurt|couldn'?t hurt|can'?t hurt|it hurts to)\b/;

/** What a doctor ruled out, whatever it is. */
const forbidden =
  /\b(?:doctor|doc|gp|physio\w*|surgeon|consultant|midwife|cardiologist)\b.{0,12}\b(?:said|says|told me|wants)\b.{0,10}\b(?:no|not to|avoid|dont|never|nothing)\b/;

/** A physical complaint that no rule knows: stored in the person's words, and met with care and a question. */
function unreadIn(sentence: Sentence): ToldFact[] {
  const { text } = sentence;
  const isBare =
    /^(?:its|it is|it|just|still|bit|a bit|feels?) .*\b(?:stiff|sore|tender|swollen|hurt(?:s|ing)?|aches?|aching)\b/.test(
      text,
    );
  if (isBare && !otherwise.test(text)) return [{ kind: 'unread', what: null, side: null, days: 3 }];
  if (forbidden.test(text)) return [{ kind: 'unread', what: null, side: null, days: null }];
  const speaks = /\b(?:i|im|ive|my|me)\b/.test(text) || hurting.test(text.split(' ')[1] ?? '');
  const isQuestion = /^(?:what|why|which|who|how|where|is|are|does|do|should|could|would)\b/.test(text);
  if (!tellsOfSelf(sentence) || !speaks || isQuestion || otherwise.test(text)) return [];
  return hurting.test(text) || odd.test(text) ? [{ kind: 'unread', what: null, side: null, days: 3 }] : [];
}

/**
 * The probability from which a named thing counts, by its kind: a stage of life is rarely named for nothing, a food
 * often.
 */
const lines: Readonly<Record<Slot['as'], number>> = {
  part: 0.3,
  muscle: 0.3,
  illness: 0.15,
  stage: 0.08,
  limit: 0.25,
  food: 0.4,
};

/** Over after a night's sleep. */
const ofTheDay = /\b(?:hung ?over|hang ?overs?|ate too much|overate|jet ?lag\w*)\b/;
/** States that pass on their own. */
const passing =
  /\b(?:period|cramp\w*|cold|flu|fever\w*|virus|bug|poison\w*|sick|ill|poorly|unwell|sunburn\w*|blisters?|migraine|headache|today|tonight)\b/;

function factOfSlot({ kind, what, as }: Slot, text: string): ToldFact {
  const side = as === 'part' ? sideOf(text) : null;
  if (as === 'limit') return { kind, what, side, days: daysOfLimit(text) };
  if (kind === 'unread')
    return { kind, what, side, days: ofTheDay.test(text) ? 1 : passing.test(text) ? soreDays : null };
  if (kind !== 'sore') return { kind, what, side, days: null };
  if (torn.test(text)) return { kind: 'injury', what, side, days: null };
  const days = isForToday(text) ? 1 : null;
  return { kind, what, side, days: as === 'muscle' ? soreDays : days };
}

/** Whether a clause names something to plan around, rather than to train or eat. */
function isMeant({ as, kind }: Slot, clause: string): boolean {
  if (as === 'part' || as === 'muscle') return !wishesOnly(clause);
  if (as === 'stage') return !isOfAnother(clause);
  return as !== 'food' || !isDish(clause, kind === 'diet');
}

/** What a sentence names and, by its phrasing, says about the person, whatever the words. */
function namedIn({ text }: Sentence): ToldFact[] {
  const clauses = namingClauses(text).filter((clause) => !tellsNothing(clause) && !isClauseOfAnother(clause));
  const whole = clauses.length > 0 ? howTelling(plainly(text)) : 0;
  return clauses.flatMap((clause) => {
    const telling = Math.max(whole, howTelling(clause));
    return slotsIn(clause)
      .filter((slot) => telling >= lines[slot.as] && isMeant(slot, clause))
      .filter(({ as }) => as !== 'part' || !isPainless(text))
      .map((slot) => factOfSlot(slot, text));
  });
}

const lasting: readonly Slot['as'][] = ['illness', 'stage'];

/** What a question about training with something tells, held for the day: in doubt it counts. */
function askedIn({ text }: Sentence): ToldFact[] {
  const said = plainly(text);
  if (!asksToTrainWith(said)) return [];
  return slotsIn(said)
    .filter(
      ({ as, kind }) => kind !== 'unread' && (lasting.includes(as) || (as === 'part' && isComplaint(said))),
    )
    .map(({ kind, what }) => ({ kind, what, side: null, days: 1 }));
}

/** 'How do I do a burpee, but my knees are gone': the second half is read on its own. */
function afterBut({ text }: Sentence): Sentence[] {
  const [, rest = ''] = /\bbut (.+)$/.exec(text) ?? [];
  return rest === '' ? [] : [{ text: rest, words: wordsOf(rest) }];
}

/** A muscle in an area that hurts, or a sore part that is injured, is already covered. */
function onceEach(told: readonly ToldFact[]): ToldFact[] {
  const injured = new Set(told.filter(({ kind }) => kind === 'injury').map(({ what }) => what));
  const known = told.some(({ kind }) => kind !== 'unread');
  const kept = told.filter(
    ({ kind, what }) => !(kind === 'sore' && injured.has(what)) && !(kind === 'unread' && known),
  );
  return [...new Map(kept.map((fact) => [factIdOf(fact), fact])).values()];
}

/**
 * What a message says about the person's health, limits, and diet: each fact once. Facts about others, stories, and
 * anything denied or over are left out; in doubt it counts. Dangers are not read here: screening comes first.
 */
export const readTold = lately((message: string): ToldFact[] => {
  const sentences = ownSentences(message);
  const plain = [...sentences, ...sentences.flatMap(afterBut)].filter(
    ({ text }) => !tellsNothing(plainly(text)),
  );
  const naming = plain.filter(({ text }) => slotsIn(plainly(text)).length > 0 && !isPainless(text));
  const read = [...naming.flatMap(painsIn), ...plain.flatMap(limitsIn)];
  const named = sentences.flatMap(namedIn);
  const told = [...read, ...named, ...(named.length === 0 ? sentences.flatMap(askedIn) : [])];
  return onceEach(told.length > 0 ? told : plain.flatMap(unreadIn).slice(0, 1));
});
