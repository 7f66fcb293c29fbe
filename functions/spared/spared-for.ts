import { bodyAreaSchema, muscles, type BodyArea, type Muscle } from '../../shared/rules/exercise';
import { namesHeartMedicine } from '../understanding/health/heart-medicines';
import { readConditions } from './reading/read-conditions';
import { readNotes } from './reading/read-notes';
import { readDiet } from './reading/read-diet';
import { readUnread } from './reading/read-unread';
import type { Avoidable, Diet } from '../../shared/rules/nutrition/recommend';
import type { LocalDate } from '../../shared/rules/local-date';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import { limits, type Limit } from '../../shared/rules/training/limits';
import { conditions, type Condition, type PartNames } from '../../shared/rules/training/person';
import { bodyPartOf, namedFactId } from './fact-text';
import { holdsOn, profileDate, type HealthFact } from './health-fact';
import { sideOf } from './reading/side';

/** Everything that plans must spare. */
export interface Spared {
  pains: { areas: readonly BodyArea[]; muscles: readonly Muscle[]; names: PartNames };
  conditions: readonly Condition[];
  /** The conditions for which a doctor or midwife allows training. */
  cleared: readonly Condition[];
  limits: readonly Limit[];
  diet: Diet;
  isUnderAge: boolean;
  /** They said they are 65 or older. */
  isOlder: boolean;
  /** They take a medicine that keeps the heart slow, such as a beta blocker. */
  slowsHeart: boolean;
  /** Something is only known in words, or a danger has just passed. */
  isCareful: boolean;
  /** Dangers that pause training. */
  open: readonly HealthFact[];
  /** Every fact that holds, the latest first, then the profile's. */
  facts: readonly HealthFact[];
}

const isArea = (what: string): what is BodyArea => bodyAreaSchema.safeParse(what).success;
const within =
  <Code extends string>(codes: readonly Code[]) =>
  (what: string | null): what is Code =>
    codes.some((code) => code === what);
const isMuscle = within(muscles);
const isCondition = within(conditions);
const isLimit = within(limits);
const isAvoidable = within<Avoidable>(['nuts', 'milk', 'egg', 'fish', 'gluten', 'soy']);

const anyInstant = '1970-01-01T00:00:00.000Z';

/** The profile's notes as facts. Their words are the notes, so a settled fact counts again when the notes change. */
function factsOfProfile(answers: ProfileAnswers): HealthFact[] {
  const { bodyPains, medicalConditions, workLifeEffects, fitnessBarriers, conditions: chosen = [] } = answers;
  const notes = [bodyPains, medicalConditions, workLifeEffects, fitnessBarriers].filter(
    (note) => note !== null,
  );
  const words = [...notes, ...chosen].join(' · ');
  const { pains } = readNotes(answers);
  // With several parts, a side could belong to any of them.
  const side = pains.areas.size === 1 ? sideOf((bodyPains ?? '').toLowerCase()) : null;
  const diet = readDiet(answers);
  const told: (Pick<HealthFact, 'kind' | 'what'> & Partial<Pick<HealthFact, 'side'>>)[] = [
    ...[...pains.areas, ...pains.muscles].map((what) => ({ kind: 'sore' as const, what, side })),
    ...readConditions(answers).map((what) => ({ kind: 'condition' as const, what })),
    ...(notes.some(namesHeartMedicine) ? [{ kind: 'condition' as const, what: 'heart_medicine' }] : []),
    ...(diet.isVegan ? [{ kind: 'diet' as const, what: 'vegan' }] : []),
    ...(diet.isVegetarian ? [{ kind: 'diet' as const, what: 'vegetarian' }] : []),
    ...diet.avoids.map((what) => ({ kind: 'allergy' as const, what })),
  ];
  const rest = { since: profileDate, until: null, changedAt: anyInstant } as const;
  const hasPains = pains.areas.size + pains.muscles.size > 0;
  const unread = readUnread(answers, hasPains).map(({ note, words: said }) => {
    return { kind: 'unread' as const, what: null, factId: `unread.${note}`, words: said };
  });
  return [
    ...told.map((fact) => ({ ...fact, words, factId: namedFactId({ ...fact, words }) })),
    ...unread,
  ].map((fact) => ({
    side: null,
    ...fact,
    ...rest,
    source: 'profile',
    state: 'told',
  }));
}

/** What holds today: the ledger, plus what only the profile says. */
function countingOf(
  answers: ProfileAnswers | null,
  ledger: readonly HealthFact[],
  today: LocalDate,
): HealthFact[] {
  const rows = new Map(ledger.map((fact) => [fact.factId, fact]));
  const ofProfile = (answers ? factsOfProfile(answers) : []).filter((fact) => {
    const row = rows.get(fact.factId);
    return !row || (row.state === 'settled' ? row.words !== fact.words : !holdsOn(row, today));
  });
  const told = ledger.filter((fact) => holdsOn(fact, today));
  return [...told.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1)), ...ofProfile];
}

const adultAge = 18;

/**
 * What must be spared for a person on their own day, and why. This is the only source: it joins the ledger with the
 * profile's answers and notes; in doubt, a fact counts.
 */
export function sparedFor(
  answers: ProfileAnswers | null,
  ledger: readonly HealthFact[],
  today: LocalDate,
): Spared {
  const facts = countingOf(answers, ledger, today);
  const whats = facts.flatMap(({ what }) => (what === null ? [] : [what]));
  const ofKind = (...kinds: HealthFact['kind'][]) =>
    facts.flatMap(({ kind, what }) => (what !== null && kinds.includes(kind) ? [what] : []));
  const hurting = ofKind('sore', 'injury');
  const areas = hurting.filter(isArea);
  const names = Object.fromEntries(
    areas.map((area) => [area, facts.filter(({ what }) => what === area).map(bodyPartOf)]),
  );
  const events = facts.filter(({ kind }) => kind === 'event');
  return {
    pains: {
      areas: [...new Set(areas)],
      muscles: [...new Set(hurting.filter(isMuscle).filter((what) => !isArea(what)))],
      names,
    },
    conditions: conditions.filter((each) => ofKind('condition', 'lifeStage').includes(each)),
    cleared: facts
      .filter(({ state }) => state === 'cleared')
      .map(({ what }) => what)
      .filter(isCondition),
    limits: [...new Set(ofKind('limit').filter(isLimit))],
    diet: {
      isVegan: whats.includes('vegan'),
      isVegetarian: whats.includes('vegetarian'),
      avoids: [...new Set(ofKind('allergy').filter(isAvoidable))],
    },
    isUnderAge: whats.includes('under_18') || (answers !== null && answers.age < adultAge),
    isOlder: whats.includes('over_65'),
    slowsHeart: whats.includes('heart_medicine'),
    isCareful: facts.some(
      ({ kind, state }) => kind === 'unread' || (kind === 'event' && state === 'cleared'),
    ),
    open: events.filter(({ state }) => state === 'told'),
    facts,
  };
}
