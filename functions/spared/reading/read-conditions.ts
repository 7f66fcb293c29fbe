import type { ProfileAnswers } from '../../../shared/rules/questionnaire';
import { placesOf, says, stemsIn, type Place } from '../../understanding/phrases';
import { createSpeller } from '../../../shared/rules/reading/spelling';
import { stemOf } from '../../../shared/rules/reading/stem';
import { wordsOf, type Word } from '../../../shared/rules/reading/words';
import { conditions, type Condition } from '../../../shared/rules/training/person';
import { conditionPhrases } from '../../understanding/health/condition-phrases';

const spell = createSpeller(stemsIn(Object.values(conditionPhrases).flat()));

const textSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf));

const negators = textSet('no not never none without nor neither denies');
/** Words that may come between a negation and what it denies: 'no known history of', 'never had any'. */
const carriesDenial = stems(
  'a any known history of or and have has had ever been am i is it the signs sign diagnosed with suffered from high ' +
    'problems problem issues issue diseases disease conditions condition diabetes allergies',
);
const namedStems = stemsIn(Object.values(conditionPhrases).flat());

const relatives = stems(
  'father mother dad mum mom family grandfather grandmother grandma grandpa grandparents brother sister wife husband ' +
    'partner girlfriend boyfriend uncle aunt parents friend son daughter cat dog',
);

/** These stop limiting once they are over; the others only stop when denied. */
const passing: ReadonlySet<Condition> = new Set(['pregnancy', 'postnatal', 'vertigo', 'hernia', 'asthma']);
const overPhrases = ['gone', 'cured', 'no longer', 'not anymore', 'outgrew|outgrown', 'healed', 'recovered'];
const ofTheMoment: ReadonlySet<Condition> = new Set(['pregnancy', 'postnatal']);

const clauseOf = (words: readonly Word[], { first }: Place) =>
  words.filter(({ clause }) => clause === words[first]?.clause);

/** Whether an earlier negation in the same clause reaches it, with only words in between that carry a denial. */
function isDenied(words: readonly Word[], { first, last }: Place): boolean {
  if (words.slice(first, last + 1).some(({ text }) => negators.has(text))) return true;
  for (let at = first - 1; at >= 0 && words[at]?.clause === words[first]?.clause; at -= 1) {
    const { text = '', stem = '' } = words[at] ?? {};
    if (negators.has(text)) return true;
    if (!carriesDenial.has(stem) && !namedStems.has(stem)) return false;
  }
  return false;
}

const isOfAnother = (clause: readonly Word[]) =>
  clause.some(({ stem }) => relatives.has(stem)) && !clause.some(({ text }) => text === 'i');

function isOver(clause: readonly Word[], condition: Condition): boolean {
  if (passing.has(condition) && says(clause, ...overPhrases)) return true;
  const isYearsAgo =
    says(clause, 'years|year ago', 'last year') || clause.some(({ text }) => /^(?:19|20)\d\d$/.test(text));
  return ofTheMoment.has(condition) && isYearsAgo;
}

/**
 * Phrases in which a condition's word means something else: 'resting heart rate', 'low blood pressure', 'disc hernia'.
 */
function isOtherwiseMeant(words: readonly Word[], place: Place, condition: Condition): boolean {
  const clause = clauseOf(words, place);
  const has = (...texts: string[]) => clause.some(({ text }) => texts.includes(text));
  const next = words[place.last + 1]?.clause === words[place.last]?.clause ? words[place.last + 1]?.text : '';
  if (condition === 'high_blood_pressure')
    return (
      has('low', 'normal', 'fine', 'ok', 'good', 'perfect') &&
      !has('high', 'raised', 'elevated', 'hypertension')
    );
  if (condition === 'heart' && words[place.first]?.text === 'heart')
    return ['rate', 'rates', 'monitor'].includes(next ?? '') || has('healthy', 'fine', 'broken', 'strong');
  if (condition === 'hernia')
    return has('disc', 'disk', 'discs', 'disks', 'spine', 'spinal', 'lumbar', 'back', 'neck', 'cervical');
  return false;
}

const ofOneself: ReadonlySet<string> = new Set(['i', 'im', "i'm"]);

/** With `own`, only in a clause about oneself: 'I am 4 months pregnant'. */
function isSaid(words: readonly Word[], condition: Condition, own = false): boolean {
  return conditionPhrases[condition]
    .flatMap((phrase) => placesOf(words, phrase).map((place) => ({ place, phrase })))
    .some(({ place, phrase }) => {
      const clause = clauseOf(words, place);
      if (own && !clause.some(({ text }) => ofOneself.has(text))) return false;
      return !(
        (!phrase.startsWith('can not') && isDenied(words, place)) ||
        isOfAnother(clause) ||
        isOver(clause, condition) ||
        isOtherwiseMeant(words, place, condition)
      );
    });
}

type Notes = Pick<ProfileAnswers, 'medicalConditions' | 'bodyPains' | 'workLifeEffects' | 'fitnessBarriers'>;

/**
 * The conditions that someone chose or mentions in any of their notes. What is denied in a note ('no heart problems'),
 * someone else's, or over does not count, nor does a man's newborn, except among his medical conditions; in doubt it counts.
 */
export function readConditions(
  answers: Notes & Partial<Pick<ProfileAnswers, 'gender' | 'conditions'>>,
): Condition[] {
  const { medicalConditions, bodyPains, workLifeEffects, fitnessBarriers, conditions: chosen } = answers;
  const notes = [medicalConditions, bodyPains, workLifeEffects, fitnessBarriers].filter(
    (note) => note !== null,
  );
  const read = notes.map((note) => ({ words: spell(wordsOf(note)), isMedical: note === medicalConditions }));
  const isFather = answers.gender === 'male';
  const isTold = (condition: Condition) =>
    read.some(({ words, isMedical }) =>
      isSaid(words, condition, isFather && !isMedical && ofTheMoment.has(condition)),
    );
  return conditions.filter((condition) => chosen?.includes(condition) || isTold(condition));
}
