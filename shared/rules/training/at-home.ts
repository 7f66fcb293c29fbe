import type { Equipment } from '../exercise';

/** Equipment we assume everyone has. */
export const everywhere: readonly Equipment[] = ['none', 'mat', 'chair', 'wall'];
