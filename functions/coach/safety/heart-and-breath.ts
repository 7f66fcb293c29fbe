import { stemSet } from '../../../shared/rules/reading/stem';
import { placesOf } from '../../understanding/phrases';
import type { Word } from '../../../shared/rules/reading/words';
import { saysAny, saysUndenied, saysWithout, type Concern } from './concern';

const fainting = [
  'faint',
  'fainted',
  'fainting',
  'lost consciousness',
  'lose|losing consciousness',
  'lightheaded',
  'light headed',
  'dizzy',
  'dizziness',
  'went black',
  'black spots',
  'saw spots|stars',
] as const;

/** 'Pass out the mats' isn't fainting. */
const faintingIdioms = ['pass|passed|passing out', 'black|blacked|blacking out', 'collapsed'];
const afterIdioms = stemSet('the into onto on flyers mats curtains');

const heart = [
  'heart attack',
  'palpitation',
  'angina',
  'irregular heartbeat',
  'heart skip|skips|skipping beat|beats',
  'heart racing|pounding at rest',
  'pounding|racing and will not slow|stop',
  'heart flutter|fluttering',
  'stroke symptoms|signs',
  'left arm numb|tingling',
  'left arm feels|is|goes numb|tingly|tingling',
  'numb|tingling left arm',
  'face numb|drooping',
] as const;

const breath = [
  'can|could not breathe|breath',
  'can not catch my breath',
  'trouble|difficulty|struggle|struggling|hard|problems breathing',
  'struggle|struggling|hard to breathe',
  'short|shortness of breath',
  'breathless',
  'breathlessness',
  'out of breath at rest',
  'out of breath sitting|lying|resting|walking|standing',
  'out of breath for no reason',
  'wheezing',
  'asthma attack',
] as const;

const deniedBy = stemSet('not no never without');
const painWords =
  'pain|painful|discomfort|hurt|hurting|tight|tightness|tightening|pressure|ache|aching|squeeze|squeezing|burning|stabbing|crushing|heavy';
const bodyWords = stemSet(
  'chest heart knee back shoulder wrist neck ankl hip elbow leg arm hand foot feet calf hamstr quad thigh glut stomach ab ' +
    'belli muscl shin heel tricep bicep side pec',
);
/** After 'chest' these make it a training topic; 'free' before a pain word cancels it. */
const themes = new Set(
  'press open fly exercis workout day muscl routin stretch mov train session plan focus opener push pump train burn'.split(
    ' ',
  ),
);
const desk = ['stretch', 'desk', 'posture', 'muscle', 'pec', 'opener', 'sitting', 'hunched'];

const sameClause = (words: readonly Word[], a: number, b: number) => words[a]?.clause === words[b]?.clause;
const isBody = (words: readonly Word[], at: number) =>
  bodyWords.has(words[at]?.stem ?? '') &&
  !(sameClause(words, at, at + 1) && themes.has(words[at + 1]?.stem ?? '') && words[at]?.stem === 'chest');

/** The body part a pain word at an index refers to: the nearest before it, else after it. */
function painfulPart(words: readonly Word[], at: number): string | null {
  for (let back = at - 1; back >= Math.max(0, at - 5) && sameClause(words, back, at); back -= 1) {
    if (isBody(words, back)) return words[back]?.stem ?? null;
  }
  for (let ahead = at + 1; ahead <= at + 4 && sameClause(words, ahead, at); ahead += 1) {
    if (isBody(words, ahead)) return words[ahead]?.stem ?? null;
  }
  return null;
}

function hasChestPain(words: readonly Word[]): boolean {
  const pains = placesOf(words, painWords, 0).filter(({ first }) => {
    const isDenied = deniedBy.has(words[first - 1]?.stem ?? '') || words[first + 1]?.stem === 'free';
    return !isDenied && ['chest', 'heart'].includes(painfulPart(words, first) ?? '');
  });
  const onlyTight = pains.every(({ first }) => words[first]?.stem.startsWith('tight'));
  return pains.length > 0 && !(onlyTight && saysAny(words, desk));
}

export const heartAndBreath: Concern = {
  names: ['heart', 'stroke', 'breathing', 'fainting'],
  phrases: [...fainting, ...faintingIdioms, ...heart, ...breath, painWords, 'chest', 'free', ...desk],
  isRaised: (words) =>
    saysUndenied(words, fainting, deniedBy) ||
    saysWithout(words, faintingIdioms, afterIdioms) ||
    saysUndenied(words, [...heart, ...breath], stemSet('never no')) ||
    hasChestPain(words),
};
