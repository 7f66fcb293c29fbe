import { foodImportContract } from '../../shared/contracts/food-import';
import { nutritionContract as pageContract } from '../../shared/contracts/nutrition';

/** What the area serves: what its page calls, and what loads with files only. */
export const nutritionContract = { ...pageContract, ...foodImportContract };
