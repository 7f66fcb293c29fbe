import type { ExerciseMotionId } from '../../../shared/avatar/motion/exercises/catalogue';
import type { Contract } from './contract';

const STRAIGHT = [170, 180] as const;
const TOES = ['ballL', 'ballR'] as const;
const PLANK = { knee: { smallest: STRAIGHT }, hip: { smallest: [160, 180] } } as const;
const PUSH_UP: Contract = {
  weight: { palms: 2, feet: 2 },
  still: TOES,
  angles: { ...PLANK, elbow: { smallest: [50, 105], largest: STRAIGHT } },
};
const slow = { pace: 'slow' } as const;
const fast = { pace: 'fast' } as const;
/** An arm that reaches as far as it can without locking. */
const SOFT = [165, 174] as const;
/** A weight-bearing arm: straight but never hyperextended. */
const BEARING = [165, 180] as const;
const ON_ALL_FOURS: Contract = {
  weight: { palms: 2 },
  still: ['kneeR', 'toeR'],
  face: [50, 95],
  angles: { elbow: { smallest: BEARING } },
};
const STANDING: Contract = { weight: { feet: 2 } };
/** Both knees at about a right angle, the trunk upright. */
const LUNGE: Contract = {
  first: 'footL',
  angles: { knee: { smallest: [75, 92] }, lean: { largest: [0, 12] } },
};

/**
 * What each exercise's text promises, as far as joints can tell. Exercises without an entry only follow the general
 * rules.
 */
export const CONTRACTS: Partial<Record<ExerciseMotionId, Contract>> = {
  'arm-circle': { angles: { elbow: { smallest: [165, 180] } }, ...STANDING },
  'band-pull-apart': { angles: { elbow: { smallest: [160, 180] } }, ...STANDING },
  'bent-over-row': {
    angles: {
      elbow: { smallest: [70, 95], largest: STRAIGHT },
      lean: { smallest: [57, 65], largest: [57, 65] },
    },
    ...STANDING,
  },
  'biceps-curl': { angles: { elbow: { smallest: [35, 60], largest: STRAIGHT } }, ...STANDING },
  'bicycle-crunch': { angles: { knee: { largest: STRAIGHT } } },
  'bird-dog': {
    weight: { palms: 1 },
    face: [50, 95],
    angles: { elbow: { smallest: BEARING, largest: STRAIGHT }, knee: { largest: STRAIGHT } },
  },
  burpee: {
    ...fast,
    face: [-15, 80],
    angles: { elbow: { largest: STRAIGHT }, knee: { largest: STRAIGHT }, hip: { largest: [160, 180] } },
    reaches: [
      ['handL', 'floor'],
      ['handR', 'floor'],
    ],
  },
  'butt-kick': {
    ...fast,
    angles: { knee: { smallest: [15, 40], largest: [150, 180] }, hip: { smallest: [145, 180] } },
  },
  'butterfly-stretch': {
    ...slow,
    holds: [
      ['handL', 'ankleL'],
      ['handR', 'ankleR'],
    ],
  },
  'calf-raise': {
    weight: { feet: 2 },
    still: TOES,
    angles: { knee: { smallest: STRAIGHT }, lean: { largest: [0, 5] } },
  },
  'cat-cow': {
    ...slow,
    weight: { palms: 2 },
    still: ['kneeL', 'kneeR'],
    angles: { elbow: { smallest: BEARING }, back: { smallest: [100, 125], largest: [230, 245] } },
  },
  'chair-twist': {},
  'chest-opener': { ...slow, ...STANDING, angles: { elbow: { smallest: [130, 180], largest: STRAIGHT } } },
  'childs-pose': { ...slow, weight: { palms: 2 } },
  cobra: { ...slow, weight: { palms: 2 } },
  'curtsy-lunge': {
    first: 'footL',
    angles: { knee: { smallest: [60, 90] }, lean: { largest: [0, 15] } },
  },
  'dead-bug': { angles: { elbow: { smallest: STRAIGHT }, knee: { smallest: [80, 100], largest: STRAIGHT } } },
  'diamond-push-up': { ...PUSH_UP },
  'donkey-kick': {
    ...ON_ALL_FOURS,
    angles: {
      ...ON_ALL_FOURS.angles,
      kneeL: { smallest: [75, 100], largest: [85, 105] },
      hipL: { largest: [165, 180] },
    },
  },
  'downward-dog': {
    ...slow,
    weight: { palms: 2, feet: 2 },
    still: TOES,
    angles: { elbow: { smallest: STRAIGHT } },
  },
  'fire-hydrant': {
    ...ON_ALL_FOURS,
    angles: { ...ON_ALL_FOURS.angles, kneeL: { smallest: [75, 100], largest: [80, 105] } },
  },
  'flutter-kick': {
    ...fast,
    angles: { knee: { smallest: STRAIGHT } },
    keeps: [
      ['handL', 'hipL'],
      ['handR', 'hipR'],
    ],
  },
  'forearm-plank': { weight: { palms: 2, feet: 2 }, still: TOES, angles: PLANK, face: [50, 95] },
  'hamstring-stretch': {
    ...slow,
    ...STANDING,
    angles: { kneeL: { smallest: STRAIGHT }, kneeR: { smallest: [100, 160] } },
  },
  'heel-tap': {
    face: [-75, -50],
    reaches: [
      ['handL', 'heelL'],
      ['handR', 'heelR'],
    ],
  },
  'high-knees': { ...fast, angles: { knee: { largest: [150, 180] }, hip: { smallest: [70, 105] } } },
  'hip-flexor-stretch': slow,
  'hip-hinge': { ...STANDING, angles: { knee: { smallest: [150, 178] } } },
  inchworm: {
    weight: { feet: 2 },
    still: TOES,
    angles: { elbow: { largest: STRAIGHT }, knee: { smallest: [130, 178] } },
  },
  'incline-push-up': {
    ...PUSH_UP,
    face: [-15, 35],
    angles: { ...PUSH_UP.angles, forearm: { largest: [0, 15] } },
  },
  'jumping-jack': { ...fast, angles: { knee: { smallest: [120, 140] } } },
  'knee-push-up': {
    weight: { palms: 2 },
    still: ['kneeL', 'kneeR', 'ballL', 'ballR'],
    angles: { elbow: { smallest: [50, 105], largest: STRAIGHT }, hip: { smallest: [155, 180] } },
  },
  'lateral-raise': { ...STANDING, angles: { elbow: { smallest: [160, 180] } } },
  'leg-raise': { angles: { knee: { smallest: STRAIGHT } } },
  'march-in-place': fast,
  'mountain-climber': { ...fast, weight: { palms: 2 }, angles: { elbow: { smallest: STRAIGHT } } },
  'pike-push-up': {
    weight: { palms: 2, feet: 2 },
    still: TOES,
    angles: {
      elbow: { smallest: [70, 105], largest: STRAIGHT },
      knee: { smallest: [160, 180] },
      hip: { largest: [50, 85] },
    },
  },
  plank: {
    weight: { palms: 2, feet: 2 },
    still: TOES,
    angles: { ...PLANK, elbow: { smallest: STRAIGHT } },
    face: [50, 95],
  },
  'plank-jack': {
    ...fast,
    weight: { palms: 2 },
    angles: { elbow: { smallest: STRAIGHT }, knee: { smallest: [165, 180] } },
  },
  'push-up': { ...PUSH_UP },
  'quad-stretch': {
    ...slow,
    holds: [['handL', 'ankleL']],
    angles: { kneeL: { smallest: [15, 40] }, kneeR: { smallest: [165, 180] } },
  },
  'romanian-deadlift': {
    ...STANDING,
    angles: { elbow: { smallest: STRAIGHT }, knee: { smallest: [140, 178] } },
  },
  'seated-forward-fold': {
    ...slow,
    angles: { knee: { smallest: STRAIGHT } },
    keeps: [
      ['handL', 'shinL'],
      ['handR', 'shinR'],
    ],
  },
  'seated-twist': {
    ...slow,
    weight: { palms: 1 },
    angles: { kneeR: { smallest: [155, 180] } },
    keeps: [['handR', 'kneeL']],
  },
  'shadow-boxing': { ...fast, angles: { elbow: { largest: SOFT }, kneeR: { smallest: [100, 160] } } },
  'shoulder-press': { ...STANDING, angles: { elbow: { smallest: [40, 70], largest: STRAIGHT } } },
  'shoulder-stretch': { ...slow, ...STANDING, angles: { elbowR: { smallest: STRAIGHT } } },
  'shoulder-tap': {
    weight: { palms: 1, feet: 2 },
    still: TOES,
    angles: { ...PLANK, elbow: { largest: STRAIGHT } },
    face: [50, 95],
    reaches: [
      ['handL', 'shoulderR'],
      ['handR', 'shoulderL'],
    ],
  },
  'side-bend': { ...slow, ...STANDING },
  'side-leg-raise': { angles: { kneeL: { largest: STRAIGHT } } },
  'side-lunge': {
    first: 'footL',
    angles: { knee: { smallest: [70, 100], largest: STRAIGHT }, back: { smallest: [165, 180] } },
  },
  'side-plank': { weight: { palms: 1 }, angles: { knee: { smallest: STRAIGHT } } },
  'skater-hop': {
    ...fast,
    first: 'footR',
    angles: { knee: { smallest: [60, 115], largest: [135, 180] }, lean: { largest: [20, 45] } },
  },
  'single-leg-glute-bridge': { angles: { kneeL: { smallest: STRAIGHT }, hip: { largest: [160, 180] } } },
  'glute-bridge': { weight: { feet: 2, palms: 2 }, angles: { hip: { largest: [165, 180] } } },
  'forward-lunge': LUNGE,
  'reverse-lunge': LUNGE,
  'weight-shift': {
    weight: { feet: 2 },
    angles: { knee: { smallest: [148, 170] }, lean: { largest: [0, 4] } },
  },
  squat: { ...STANDING, angles: { knee: { smallest: [55, 95] } } },
  'goblet-squat': { ...STANDING, angles: { knee: { smallest: [50, 95] } } },
  'sumo-squat': { ...STANDING, angles: { knee: { smallest: [60, 100] } } },
  'split-squat': { ...STANDING, angles: LUNGE.angles },
  'jump-squat': { ...fast, angles: { knee: { smallest: [65, 110], largest: [160, 180] } } },
  'standing-twist': fast,
  'step-touch': fast,
  superman: { face: [50, 100], angles: { knee: { smallest: STRAIGHT }, elbow: { smallest: STRAIGHT } } },
  'triceps-dip': {
    weight: { palms: 2, feet: 2 },
    keeps: [
      ['handL', 'seat'],
      ['handR', 'seat'],
    ],
    angles: { elbow: { smallest: [80, 120], largest: STRAIGHT } },
  },
  'triceps-stretch': {
    ...slow,
    ...STANDING,
    angles: { elbowL: { largest: [20, 60] } },
    holds: [['handR', 'elbowL']],
  },
  'wall-push-up': {
    weight: { palms: 2, feet: 2 },
    still: TOES,
    angles: { ...PLANK, elbow: { smallest: [40, 105], largest: STRAIGHT } },
  },
  'wall-sit': { ...STANDING, angles: { knee: { smallest: [75, 105] } } },
  'wide-push-up': { ...PUSH_UP },
  'heel-toe-rock': { weight: { feet: 2 }, angles: { hip: { smallest: [150, 180] } } },
  'hip-circle': { ...STANDING, angles: { knee: { smallest: [145, 170] } } },
  'seated-arm-circle': { ...STANDING, angles: { elbow: { smallest: [165, 180] } } },
  'seated-biceps-curl': { ...STANDING, angles: { elbow: { smallest: [35, 60], largest: STRAIGHT } } },
  'seated-chest-opener': { ...slow, ...STANDING, angles: { elbow: { smallest: [140, 180] } } },
  'seated-heel-raise': { weight: { feet: 2 }, still: TOES },
  'seated-hook': { ...STANDING, angles: { elbow: { smallest: [30, 60], largest: [80, 120] } } },
  'seated-knee-extension': { weight: { feet: 1 }, angles: { knee: { largest: STRAIGHT } } },
  'seated-march': { weight: { feet: 1 }, angles: { elbow: { smallest: [80, 110], largest: [90, 120] } } },
  'seated-overhead-reach': { ...STANDING, angles: { elbow: { largest: STRAIGHT } } },
  'seated-punch': { ...STANDING, angles: { elbow: { largest: SOFT } } },
  'seated-shoulder-press': { ...STANDING, angles: { elbow: { smallest: [35, 60], largest: STRAIGHT } } },
  'single-leg-stand': { weight: { feet: 1 }, face: [-10, 10], angles: { hip: { smallest: [100, 150] } } },
  'sit-to-stand': { ...STANDING, angles: { knee: { smallest: [65, 95], largest: [160, 180] } } },
  'supported-march': { weight: { feet: 1 }, face: [-10, 10], angles: { hip: { smallest: [90, 130] } } },
  'tandem-stand': { weight: { feet: 1 }, still: ['ballR'], face: [-10, 10] },
};

/** The exercises that are held instead of repeated. */
export const HOLDS: readonly string[] = [
  'butterfly-stretch',
  'chest-opener',
  'childs-pose',
  'cobra',
  'downward-dog',
  'forearm-plank',
  'hamstring-stretch',
  'hip-flexor-stretch',
  'plank',
  'quad-stretch',
  'seated-chest-opener',
  'seated-forward-fold',
  'seated-side-bend',
  'seated-twist',
  'shoulder-stretch',
  'side-bend',
  'side-plank',
  'triceps-stretch',
  'wall-sit',
];
export const isHold = (id: string) => HOLDS.includes(id);
