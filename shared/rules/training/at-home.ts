import type { Equipment } from '../exercise';

/** What stands in every home. */
export const everywhere: readonly Equipment[] = ['none', 'mat', 'chair', 'wall'];
