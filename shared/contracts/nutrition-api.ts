import type { Contract } from './endpoint';
import { foodImportContract } from './food-import';
import { nutritionContract } from './nutrition';

/** All that the area serves: what its page calls, and what loads with a file only. */
export const nutritionApiContract = {
  ...nutritionContract,
  ...foodImportContract,
} as const satisfies Contract;
