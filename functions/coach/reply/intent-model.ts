import { intentFeaturesOf } from '../../understanding/intent-features';
import { storedModelSchema } from '../../understanding/stored-model';
import { probabilitiesOf, readModel, type LinearModel } from '../../understanding/linear-model';
import stored from './intent-model.json' with { type: 'json' };

let model: LinearModel | null = null;

export interface Guess {
  /** The intent, by its name. */
  name: string;
  /** 0 to 1; all guesses together add up to 1. */
  probability: number;
}

/** What a message may ask for, the most probable first. */
export function guessIntents(text: string): Guess[] {
  model ??= readModel(storedModelSchema.parse(stored));
  const probabilities = probabilitiesOf(model, intentFeaturesOf(text));
  return model.labels
    .map((name, at) => ({ name, probability: probabilities[at] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability);
}
