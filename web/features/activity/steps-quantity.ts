import { maximumSteps } from '../../../shared/rules/activity-limits';
import { countOf } from '../../../shared/rules/numbers/quantities';

export const stepsQuantity = countOf({ minimum: 0, maximum: maximumSteps }, [
  { words: /^steps?$/, is: 1 },
  { words: /^(?:k|thousand)(?: steps?)?$/, is: 1_000 },
]);
