import { lately } from '../../understanding/lately';
import { probabilitiesOf, readModel, type LinearModel } from '../../understanding/linear-model';
import { storedModelSchema } from '../../understanding/stored-model';
import { factFeaturesOf } from '../../understanding/told-features';
import stored from './fact-model.json' with { type: 'json' };

let model: LinearModel | null = null;

/** The probability, 0 to 1, that part of a message says that what it names applies to the person. */
export const howTelling = lately((part: string): number => {
  model ??= readModel(storedModelSchema.parse(stored));
  return probabilitiesOf(model, factFeaturesOf(part))[model.labels.indexOf('tells')] ?? 0;
});
