import { cameraTexts, type CountedExercise } from './rules/counted-exercises';

/** How the device stands for an exercise: somebody who lies is wider than high. */
export const deviceText = ({ camera }: CountedExercise): string =>
  camera === 'floor'
    ? 'Prop your phone on its side, about 6 feet (2 m) away.'
    : 'Prop your phone upright, about 6 feet (2 m) away.';

/** Where the person is to be. */
export const placementText = ({ camera }: CountedExercise): string => cameraTexts[camera];
