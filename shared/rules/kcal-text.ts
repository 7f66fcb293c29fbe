import { grouped } from './number-text';

/** What training burned or will: 'about 1,240 kcal'. It is reckoned from effort, weight and time, so it is never told as measured. */
export const burnedText = (kcal: number): string =>
  kcal === 0 ? '0 kcal' : `about ${grouped(Math.round(kcal))} kcal`;
