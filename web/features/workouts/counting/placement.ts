import { cameraTexts, type CountedExercise } from './rules/counted-exercises';

/** How the device stands for an exercise: somebody who lies is wider than high. */
export const deviceText = ({ camera }: CountedExercise): string =>
  camera === 'floor'
    ? 'A phone lies on its side, leaning against something, two metres away.'
    : 'A phone stands upright, leaning against something, two metres away.';

/** Where the person is to be. */
export const placementText = ({ camera }: CountedExercise): string => cameraTexts[camera];
