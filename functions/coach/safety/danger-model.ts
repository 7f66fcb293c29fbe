import { featuresOf } from '../../../shared/domain/understanding/features';
import { evenly, storedModelSchema } from '../../../shared/domain/understanding/stored-model';
import { probabilitiesOf, readModel, type LinearModel } from '../understanding/linear-model';
import { concernNames, type ConcernName } from './answers';
import stored from './danger-model.json' with { type: 'json' };

/** The label of messages that tell of no danger. */
export const noDanger = 'none';

let model: LinearModel | null = null;

export interface Heard {
  /** How probable it is that the message tells of a danger, 0 to 1. */
  danger: number;
  /** The dangers it could be, the most probable first. */
  concerns: readonly ConcernName[];
}

/** What the trained model hears in a text. */
export function hearDanger(text: string): Heard {
  model ??= readModel(storedModelSchema.parse(stored));
  const { labels } = model;
  const probabilities = probabilitiesOf(model, evenly(featuresOf(text)));
  const probabilityOf = (label: string) => probabilities[labels.indexOf(label)] ?? 0;
  return {
    danger: 1 - probabilityOf(noDanger),
    concerns: concernNames.toSorted((a, b) => probabilityOf(b) - probabilityOf(a)),
  };
}
