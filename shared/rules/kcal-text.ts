import { grouped } from './number-text';

/**
 * Energy burned or to be burned: 'about 1,240 kcal'. It is estimated from effort, weight, and time, so it is never
 * shown as measured.
 */
export const burnedText = (kcal: number): string =>
  kcal === 0 ? '0 kcal' : `about ${grouped(Math.round(kcal))} kcal`;
