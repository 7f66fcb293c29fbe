import { cameraTexts, type CountedExercise } from './rules/counted-exercises';

/** How to place the device: a person lying down is wider than tall. */
export const deviceText = ({ camera }: CountedExercise): string =>
  camera === 'floor'
    ? 'Prop your phone on its side, about 6 feet (2 m) away.'
    : 'Prop your phone upright, about 6 feet (2 m) away.';

/** Where the person should be. */
export const placementText = ({ camera }: CountedExercise): string => cameraTexts[camera];
