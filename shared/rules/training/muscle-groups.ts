import type { Exercise, Muscle } from '../exercise';
import type { TargetZone } from '../questionnaire/options';

/** The muscles trained for a body zone. */
export const zoneMuscles: Readonly<Record<TargetZone, readonly Muscle[]>> = {
  belly: ['abs', 'obliques', 'deep_core'],
  butt: ['glutes'],
  legs: ['quadriceps', 'hamstrings', 'calves', 'inner_thighs'],
  chest: ['chest'],
  toned_arms: ['biceps', 'triceps', 'shoulders'],
};

/** A part of the body, or a kind of training, that people ask for. */
export interface MuscleGroup {
  /** As used in a sentence: 'for your legs'. */
  name: string;
  phrases: readonly string[];
  muscles: readonly Muscle[];
  /** Only exercises of this category, for groups that are a kind of training. */
  category?: Exercise['category'];
}

const legMuscles = [...zoneMuscles.legs, ...zoneMuscles.butt, 'outer_hips'] as const;
const armMuscles = ['biceps', 'triceps', 'forearms'] as const;

/** Longer phrases win over shorter ones: 'lower back' is not 'back'. */
export const muscleGroups: readonly MuscleGroup[] = [
  {
    name: 'core',
    phrases: [
      'core',
      'abs',
      'abdominal',
      'abdominals',
      'belly',
      'stomach',
      'tummy',
      'six pack',
      'sixpack',
      'midsection',
      'obliques',
      'love handles',
      'waist',
      'muffin top',
    ],
    muscles: zoneMuscles.belly,
  },
  {
    name: 'legs',
    phrases: ['leg', 'thigh', 'quads', 'quad', 'quadriceps', 'lower body', 'lower half', 'inner thigh'],
    muscles: legMuscles,
    category: 'lower',
  },
  {
    name: 'glutes',
    phrases: [
      'glute',
      'butt',
      'booty',
      'bum',
      'backside',
      'bottom',
      'arse',
      'ass',
      'peach',
      'buttock',
      'rear end',
    ],
    muscles: zoneMuscles.butt,
  },
  { name: 'hamstrings', phrases: ['hamstring', 'hammies'], muscles: ['hamstrings'] },
  { name: 'calves', phrases: ['calf', 'calves'], muscles: ['calves'] },
  { name: 'hips', phrases: ['hip', 'hip flexor', 'outer hip'], muscles: ['hip_flexors', 'outer_hips'] },
  { name: 'lower back', phrases: ['lower back', 'low back'], muscles: ['lower_back'] },
  {
    name: 'back',
    phrases: ['back', 'upper back', 'lats', 'lat', 'posture'],
    muscles: ['upper_back', 'lats', 'lower_back'],
  },
  { name: 'chest', phrases: ['chest', 'pecs', 'pec', 'boobs'], muscles: zoneMuscles.chest },
  { name: 'shoulders', phrases: ['shoulder', 'delts', 'delt'], muscles: ['shoulders'] },
  { name: 'triceps', phrases: ['tricep', 'bingo wing', 'bat wing', 'back of arm'], muscles: ['triceps'] },
  { name: 'biceps', phrases: ['bicep', 'guns'], muscles: ['biceps'] },
  { name: 'arms', phrases: ['arm', 'forearm', 'toned arms'], muscles: armMuscles },
  {
    name: 'upper body',
    phrases: ['upper body', 'upper half', 'upper'],
    muscles: ['chest', 'shoulders', 'upper_back', 'lats', ...armMuscles],
    category: 'upper',
  },
  {
    name: 'whole body',
    phrases: ['full body', 'whole body', 'total body', 'entire body', 'all of me'],
    muscles: [],
  },
  {
    name: 'cardio',
    phrases: [
      'cardio',
      'hiit',
      'sweat',
      'aerobic',
      'get heart rate up',
      'out of breath',
      'endurance',
      'stamina',
    ],
    muscles: [],
    category: 'cardio',
  },
  {
    name: 'stretching',
    phrases: ['stretch', 'flexibility', 'flexible', 'mobility', 'yoga', 'supple', 'loosen up', 'limber'],
    muscles: [],
    category: 'flexibility',
  },
];

/** Whether an exercise is for a group: by its category for kinds of training, otherwise by its main muscles. */
export function trainsGroup(exercise: Exercise, { muscles, category }: MuscleGroup): boolean {
  if (category !== undefined && muscles.length === 0) return exercise.category === category;
  if (muscles.length === 0) return exercise.category !== 'flexibility';
  const isOfKind =
    category === undefined
      ? exercise.category !== 'flexibility'
      : [category, 'cardio'].includes(exercise.category);
  return isOfKind && exercise.primaryMuscles.some((muscle) => muscles.includes(muscle));
}

/** Whether an exercise works a group's muscles at all, as main or secondary ones. */
export function touchesGroup(exercise: Exercise, { muscles }: MuscleGroup): boolean {
  return [...exercise.primaryMuscles, ...exercise.secondaryMuscles].some((muscle) =>
    muscles.includes(muscle),
  );
}
