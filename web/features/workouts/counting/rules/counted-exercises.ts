/** Joints in `FEATURE_NAMES`. */
type Joint = 'Elbow' | 'Shoulder' | 'Reach' | 'ArmSpread' | 'HandSpread' | 'Hip' | 'Knee' | 'LegSpread';

/** Where to put the camera, in words. */
export const cameraTexts = {
  front: 'Stand facing the camera, about three steps away, with your whole body in view.',
  corner: 'Turn partway to one side, about three steps back, with your whole body in view.',
  side: 'Put the camera beside you, about three steps away, so it sees you from the side, feet included.',
  floor: 'Put the camera low at your side, about three steps away, so it sees you from head to toe.',
} as const;
export type CameraSpot = keyof typeof cameraTexts;

/** Degrees around the person (0 in front, 90 on their left) and meters above the floor. */
export const cameraSpots: Readonly<Record<CameraSpot, { azimuth: number; height: number }>> = {
  front: { azimuth: 0, height: 1.1 },
  corner: { azimuth: 55, height: 1.1 },
  side: { azimuth: 80, height: 1 },
  floor: { azimuth: 90, height: 0.6 },
};

export interface CountedExercise {
  /** A hold: seconds are counted, not repetitions. */
  hold?: boolean;
  camera: CameraSpot;
  /** The joints that show a repetition; the lean of the trunk is always added. */
  joints: readonly Joint[];
  /** Repetitions per period of the motion (left and right count as two); 1 by default. */
  perPeriod?: number;
  /** Shown when a repetition is too small. */
  smallCue: string;
  /** The elbows are straight at the far end of a repetition. */
  straightArms?: boolean;
}

const legs = { joints: ['Knee', 'Hip'], smallCue: 'A little deeper' } as const;
const press = { joints: ['Elbow', 'Shoulder', 'Hip'], smallCue: 'A little lower' } as const;
const arms = { joints: ['Shoulder', 'Reach', 'Elbow'], smallCue: 'A little higher' } as const;

/** The exercises the camera can count, by library id. */
export const countedExercises = {
  squat: { ...legs, camera: 'corner' },
  'goblet-squat': { ...legs, camera: 'corner' },
  'forward-lunge': { joints: ['Knee'], camera: 'side', perPeriod: 2, smallCue: 'A little deeper' },
  'reverse-lunge': { ...legs, camera: 'side', perPeriod: 2 },
  'hip-hinge': { joints: ['Hip', 'Knee'], camera: 'side', smallCue: 'A little farther forward' },
  'high-knees': {
    joints: ['Knee', 'Hip'],
    camera: 'corner',
    perPeriod: 2,
    smallCue: 'Knees a little higher',
  },
  'jumping-jack': {
    joints: ['Shoulder', 'Reach', 'LegSpread'],
    camera: 'front',
    smallCue: 'Arms all the way up',
  },
  'shoulder-press': { ...arms, camera: 'front', straightArms: true },
  'lateral-raise': { ...arms, camera: 'front', straightArms: true },
  'biceps-curl': { joints: ['Elbow', 'Shoulder'], camera: 'corner', smallCue: 'Curl a little higher' },
  'arm-circle': {
    joints: ['Shoulder', 'Reach', 'Elbow'],
    camera: 'front',
    perPeriod: 4,
    smallCue: 'Make the circles bigger',
    straightArms: true,
  },
  'push-up': { ...press, camera: 'floor' },
  'wide-push-up': { ...press, camera: 'floor' },
  'knee-push-up': { ...press, camera: 'floor' },
  'sit-up': { joints: ['Hip'], camera: 'floor', smallCue: 'All the way up' },
  'leg-raise': { joints: ['Hip', 'Knee'], camera: 'floor', smallCue: 'Legs a little higher' },
  'glute-bridge': { joints: ['Hip', 'Knee'], camera: 'floor', smallCue: 'Hips a little higher' },
  plank: { joints: ['Hip', 'Knee', 'Elbow', 'Shoulder'], camera: 'floor', hold: true, smallCue: '' },
  'forearm-plank': {
    joints: ['Hip', 'Knee', 'Elbow', 'Shoulder'],
    camera: 'floor',
    hold: true,
    smallCue: '',
  },
} as const satisfies Record<string, CountedExercise>;
export type CountedExerciseId = keyof typeof countedExercises;

export const isCountedExercise = (exerciseId: string): exerciseId is CountedExerciseId =>
  Object.hasOwn(countedExercises, exerciseId);

/** How an exercise is counted; null if it is not. */
export function countingOf(exerciseId: string): CountedExercise | null {
  return isCountedExercise(exerciseId) ? countedExercises[exerciseId] : null;
}
