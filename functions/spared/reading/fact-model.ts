import { lately } from '../../understanding/lately';
import { probabilitiesOf, readModel, type LinearModel } from '../../understanding/linear-model';
import { storedModelSchema } from '../../understanding/stored-model';
import { factFeaturesOf } from '../../understanding/told-features';
import stored from './fact-model.json' with { type: 'json' };

let model: LinearModel | null = null;

/** How probable it is that a part of a message tells what it names of the person, 0 to 1. */
export const howTelling = lately((part: string): number => {
  model ??= readModel(storedModelSchema.parse(stored));
  return probabilitiesOf(model, factFeaturesOf(part))[model.labels.indexOf('tells')] ?? 0;
});
