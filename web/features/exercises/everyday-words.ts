import type { LibraryExercise } from '../../../shared/contracts/exercises';
import {
  equipmentWords,
  noEquipmentPhrases,
  quietPhrases,
} from '../../../shared/rules/training/equipment-words';
import type { BodyArea } from '../../../shared/rules/exercise';
import { isRuledOut } from '../../../shared/rules/training/pains';
import { muscleGroups, type MuscleGroup } from '../../../shared/rules/training/muscle-groups';
import { groupsTrained } from './muscle-groups';
import { stemOf, wordsOf } from './search-words';

/** Words for a property of exercises that is in none of their names. */
export interface EverydayWord {
  phrase: string;
  stems: readonly string[];
  /** What it means, to say what was understood. */
  name: string;
  fits: (exercise: LibraryExercise) => boolean;
  /** Says that something hurts. */
  isPain?: boolean;
  /** A joint that hurts: a name with its word in it is not enough. */
  isJoint?: boolean;
}

type Fits = EverydayWord['fits'];
type Muscle = LibraryExercise['primaryMuscles'][number];

const works =
  (...muscles: readonly Muscle[]): Fits =>
  ({ primaryMuscles }) =>
    primaryMuscles.some((muscle) => muscles.includes(muscle));
const isOf =
  (category: LibraryExercise['category']): Fits =>
  (exercise) =>
    exercise.category === category;
const isQuiet: Fits = ({ impact }) => impact === 'low';
const worksAllOver: Fits = (exercise) => exercise.category === 'cardio' && groupsTrained(exercise).size > 1;

function fitsGroup({ muscles, category }: MuscleGroup): Fits {
  if (muscles.length > 0) return works(...muscles);
  return category ? isOf(category) : worksAllOver;
}

/** What people type besides what they say to the coach; these win over her words. */
const typed: readonly (readonly [name: string, words: string, fits: Fits])[] = [
  [
    'abs and core',
    'gut|pooch|paunch|spare tire|beer belly|tum|midriff|middle',
    works('abs', 'obliques', 'deep_core'),
  ],
  ['thighs', 'thigh', works('quadriceps', 'hamstrings', 'inner_thighs')],
  ['hip flexors', 'hip flexor|psoas', works('hip_flexors')],
  ['inner thighs', 'inner thigh|groin|adductor', works('inner_thighs')],
  ['outer hips', 'outer thigh|outer hip|saddlebag|saddle bag|abductor|hip dip', works('outer_hips')],
  ['quadriceps', 'quad|quadricep|front of thigh', works('quadriceps')],
  ['hamstrings', 'hammie|back of thigh|back of leg', works('hamstrings')],
  ['calves', 'shin|ankle|lower leg|foot|feet', works('calves')],
  ['glutes', 'derriere|tush|rump|behind|fanny|bun|bootie|butt cheek|gluteus', works('glutes')],
  [
    'upper back',
    'trap|trapezius|rhomboid|shoulder blade|hunch|slouch|neck',
    works('upper_back', 'lats', 'shoulders'),
  ],
  ['back', 'spine|spinal', works('lower_back', 'upper_back')],
  ['chest', 'moob|breast|bust|pectoral', works('chest')],
  ['triceps', 'upper arm|arm flab|back of arm|flabby arm|tri', works('triceps')],
  ['biceps', 'bi|arm muscle', works('biceps')],
  ['shoulders', 'deltoid', works('shoulders')],
  ['cardio', 'fat|fat burn|burn fat|weight loss|lose weight|calorie|heart|sweaty|run|jog', isOf('cardio')],
  ['stretching', 'stretch|cool down|cooldown|relax|recovery|unwind|stiff|tight|limber', isOf('flexibility')],
  ['gentle cardio', 'warm up|warmup', (each) => isOf('cardio')(each) && isQuiet(each)],
  ['no equipment', 'body weight', ({ equipment }) => equipment.includes('none')],
  ['balance', 'balance|balancing|stability|steady', ({ demands }) => demands.includes('balance')],
  ['beginner', 'beginner|easy|easier|newbie|starter|simple', ({ skillLevel }) => skillLevel === 'beginner'],
  ['intermediate', 'intermediate|medium', ({ skillLevel }) => skillLevel === 'intermediate'],
  [
    'advanced',
    'advanced|hard|harder|tough|challenging|expert',
    ({ skillLevel }) => skillLevel === 'advanced',
  ],
  ['gentle', 'gentle|senior|elderly|grandma|granny|grandpa', ({ isGentle }) => isGentle],
  ['chair', 'sit down|sitting down|wheelchair|desk|office', ({ position }) => position === 'chair'],
  [
    'lying down',
    'lying|lying down|lie down|in bed',
    ({ position }) => position === 'prone' || position === 'supine',
  ],
  ['standing', 'standing|on foot', ({ position }) => position === 'standing'],
  ['high impact', 'high impact|explosive|plyo|plyometric', ({ impact }) => impact === 'high'],
];

const painPhrases = 'sore|soreness|pain|painful|ache|aching|achy|hurt|hurting|injured|injury|bad'.split('|');

/** What hurts where bodies bend, and what is stretched for it. */
const joints: readonly (readonly [name: BodyArea, words: string, around: readonly Muscle[]])[] = [
  ['knees', 'knee|kneecap', ['quadriceps', 'hamstrings', 'calves', 'inner_thighs']],
  ['lower_back', 'lower back|low back|lumbar', ['lower_back']],
  ['shoulders', 'shoulder', ['shoulders', 'chest', 'lats']],
  ['wrists', 'wrist|hand|elbow', ['forearms', 'triceps', 'biceps']],
  ['neck', 'neck', ['upper_back', 'lats', 'shoulders']],
  ['ankles', 'ankle', ['calves', 'hamstrings']],
  ['hips', 'hip', ['hip_flexors', 'outer_hips', 'inner_thighs', 'glutes']],
];

const stemsOf = (phrase: string) => wordsOf(phrase).map(({ stem }) => stem);

function sayAll(name: string, phrases: readonly string[], fits: Fits): EverydayWord[] {
  return phrases.map((phrase) => ({ phrase, name, stems: stemsOf(phrase), fits }));
}

let hurting: readonly EverydayWord[] | null = null;

/** What a joint means next to a word of pain: what is around it, unless that loads it. */
export function hurtingJoints(): readonly EverydayWord[] {
  hurting ??= joints.flatMap(([area, words, around]) =>
    sayAll(
      area.replace('_', ' '),
      words.split('|'),
      (each) => works(...around)(each) && !isRuledOut(each, { areas: [area], muscles: [] }),
    ).map((word) => ({ ...word, isJoint: true })),
  );
  return hurting;
}

let all: readonly EverydayWord[] | null = null;

/** Longest first, so that 'lower back' is not 'back'; made when first asked for. */
export function everydayWords(): readonly EverydayWord[] {
  all ??= [
    ...typed.flatMap(([name, words, fits]) => sayAll(name, words.split('|'), fits)),
    ...sayAll('stretching', painPhrases, isOf('flexibility')).map((word) => ({ ...word, isPain: true })),
    ...muscleGroups.flatMap((group) => sayAll(group.name, [...group.phrases, group.name], fitsGroup(group))),
    ...equipmentWords.flatMap(([thing, phrases]) =>
      sayAll(thing.replaceAll('_', ' '), phrases, ({ equipment }) => equipment.includes(thing)),
    ),
    ...sayAll('no equipment', noEquipmentPhrases, ({ equipment }) => equipment.includes('none')),
    ...sayAll('low impact', quietPhrases, isQuiet),
  ].toSorted((a, b) => b.stems.length - a.stems.length);
  return all;
}

/** Words around what someone looks for. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'a an and any are at best big body class do exercise fast for from get good great have help home how i in into is it ' +
    'lift like make me morning move movement my need of on one or out please quick routine some something strength ' +
    'strengthen strong stronger stuff that the these thing this those to tone toned toning train training us want ' +
    'what when which while who with work workout working you your day daily men women man woman people area muscle show find has have had little bit really very after still variation lose bigger flatten'
  )
    .split(' ')
    .map(stemOf),
);
