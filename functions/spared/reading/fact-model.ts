import { lately } from '../../understanding/lately';
import { probabilitiesOf, readModel, type LinearModel } from '../../understanding/linear-model';
import { factFeaturesOf } from '../../understanding/told-features';
import { readPacked } from '../../platform/packed-file';

let model: LinearModel | null = null;

/** The probability, 0 to 1, that part of a message says that what it names applies to the person. */
export const howTelling = lately((part: string): number => {
  model ??= readModel(readPacked('functions/spared/reading/fact-model.bin'));
  return probabilitiesOf(model, factFeaturesOf(part))[model.labels.indexOf('tells')] ?? 0;
});
