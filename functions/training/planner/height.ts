import type { Exercise } from '../../../shared/rules/exercise';

const heights = {
  standing: 0,
  chair: 1,
  unknown: 2,
  plank: 3,
  kneeling: 4,
  seated: 5,
  prone: 6,
  supine: 7,
} as const;

/**
 * Order for a session that goes down once and stays there: 0 standing, 1 on a chair, from 2 on the floor, 7 on the
 * back.
 */
export function heightOf({ position, equipment }: Pick<Exercise, 'position' | 'equipment'>): number {
  return position === 'seated' && equipment.includes('chair') ? 1 : heights[position];
}
