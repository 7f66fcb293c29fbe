import type { SparedFact } from '../../shared/contracts/spared';
import { partsNamed } from '../understanding/health/read-pains';
import { wordsOf } from '../../shared/rules/reading/words';
import { joined } from '../../shared/rules/joined';
import { bodyAreaSchema } from '../../shared/rules/exercise';
import { conditionsText } from '../../shared/rules/training/condition-names';
import { conditions } from '../../shared/rules/training/person';
import { wordsAbout } from './reading/words-about';
import { factIdOf, profileDate, type HealthFact } from './health-fact';

const names: Readonly<Record<string, string>> = {
  lower_back: 'lower back',
  no_jumping: 'No jumping',
  no_floor: 'No floor exercises',
  no_standing: 'No standing',
  no_kneeling: 'No kneeling',
  no_equipment: 'No equipment',
  band_only: 'Resistance band only',
  no_mat: 'No mat',
  no_chair: 'No chair',
  under_18: 'Under 18',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  heart_medicine: 'A medicine that slows your heart',
  heart: 'Your chest or heart',
  stroke: 'Possible signs of a stroke',
  breathing: 'Your breathing',
  fainting: 'Fainting or dizziness',
  blood: 'Bleeding',
  clot: 'A possible blood clot',
  injury: 'Your injury',
  'low-sugar': 'Your blood sugar',
  'self-harm': 'How dark things felt',
  'friend-self-harm': "Someone you're worried about",
  abuse: "What's being done to you",
  'eating-disorder': 'How hard food is for you',
  fasting: 'Going without food',
  'cutting-weight': 'Cutting weight',
  'medicines-drugs': 'Your medicine',
  operation: 'Your surgery',
  fever: 'Your fever',
  'no-inhaler': 'Being without your inhaler',
  'pregnancy-loss': 'Your loss',
  'doctor-first': 'What a doctor should know first',
  alcohol: 'What you drank',
};

const one = (name: string) =>
  name.endsWith('s') && !['triceps', 'biceps', 'abs', 'glutes'].includes(name) ? name.slice(0, -1) : name;
const many = (name: string) => (/s$|feet$/.test(name) ? name : name === 'foot' ? 'feet' : `${name}s`);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Named = Pick<HealthFact, 'what' | 'side' | 'words'>;

/** The area or muscle of a fact, in the person's own word for it if they used one. */
function namedPart({ what, side, words }: Named, wide: string | null): string {
  const area = bodyAreaSchema.safeParse(what);
  const said = area.success ? partsNamed(wordsOf(words), area.data) : [];
  const own = said.length > 0 ? joined(said) : wide;
  const name = own ?? (what ?? '').replaceAll('_', ' ');
  if (side === 'both' && said.length === 1) return many(name);
  if (what === 'lower_back' || what === 'neck' || (side !== 'left' && side !== 'right')) return name;
  return `${side} ${own ?? one(name)}`;
}

/** Everyday names that plans treat as several parts: someone who said 'arm' should not read 'shoulder and wrist'. */
const wideParts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\barms?\b/i, ['shoulders', 'wrists']],
  [/\b(?:legs?|thighs?)\b(?! day)/i, ['quadriceps', 'hamstrings', 'glutes']],
  [/\b(?:bum|butt|backside)\b/i, ['glutes']],
  [/\b(?:tummy|stomach|belly)\b/i, ['abs', 'obliques']],
];

function widePartIn({ what, words }: Named): string | null {
  if (what === null || words.toLowerCase().includes(what.slice(0, 4))) return null;
  const [said] = wideParts.find(([name, whats]) => whats.includes(what) && name.test(words)) ?? [];
  return said?.exec(words)?.[0].toLowerCase() ?? null;
}

/** What hurts, as the person calls it: 'left elbow', 'feet', 'legs'. */
export const bodyPartOf = (fact: Named): string => namedPart(fact, widePartIn(fact));

/** A fact's ID. A part with its own name is its own fact, so that an elbow can heal without the wrist. */
export function namedFactId(fact: Pick<HealthFact, 'kind' | 'what' | 'words'>): string {
  const area = bodyAreaSchema.safeParse(fact.what);
  const parts = area.success ? partsNamed(wordsOf(fact.words), area.data) : [];
  const names = parts.map((name) => (name === 'feet' ? 'foot' : one(name)));
  const isWhole = names.length === 0 || names.some((name) => area.data?.startsWith(name));
  return isWhole ? factIdOf(fact) : `${factIdOf(fact)}-${names.join('-').replaceAll(' ', '-')}`.slice(0, 40);
}

/** Conditions that keep the person's own name, though plans treat them as a wider one. */
const saidAs =
  /\b(?:stroke|stent|pacemaker|a ?fib|angina|prolapse|pelvic floor|diastasis|copd|parkinson'?s|osteopenia)\b/i;

/** A fact's name in a list: 'Left knee', 'No jumping', 'Allergy: nuts'. */
export function factLabel(fact: Pick<HealthFact, 'kind' | 'what' | 'side' | 'words'>): string {
  const { kind, what, words } = fact;
  if (what === null) return words;
  if (kind === 'sore' || kind === 'injury') return capitalized(namedPart(fact, null));
  if (kind === 'allergy') return `Allergy: ${what}`;
  const condition = conditions.find((each) => each === what);
  if (condition && kind !== 'event') {
    const [said] = saidAs.exec(words) ?? [];
    return said ? capitalized(said.toLowerCase()) : conditionsText([condition]);
  }
  return names[what] ?? capitalized(what.replaceAll('_', ' '));
}

/** A fact as the API answers it. */
export function presentFact(fact: HealthFact): SparedFact {
  const { factId, kind, source, since, until, state, words } = fact;
  const isOfProfile = source === 'profile' && since === profileDate;
  // In a workout, people tap a body part instead of saying it.
  const isSaid = !isOfProfile && source !== 'player';
  return {
    id: factId,
    kind,
    label: factLabel(fact),
    words: isSaid ? words : isOfProfile ? wordsAbout(fact) : null,
    source,
    since: isOfProfile ? null : since,
    until,
    holdsTraining: kind === 'event' && state === 'told',
  };
}
