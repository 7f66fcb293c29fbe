import { intentFeaturesOf } from '../../understanding/intent-features';
import { probabilitiesOf, readModel, type LinearModel } from '../../understanding/linear-model';
import { readPacked } from '../../platform/packed-file';

let model: LinearModel | null = null;

export interface Guess {
  /** The intent, by its name. */
  name: string;
  /** 0 to 1; all guesses together add up to 1. */
  probability: number;
}

/** What a message may ask for, the most probable first. */
export function guessIntents(text: string): Guess[] {
  model ??= readModel(readPacked('functions/coach/reply/intent-model.bin'));
  const probabilities = probabilitiesOf(model, intentFeaturesOf(text));
  return model.labels
    .map((name, at) => ({ name, probability: probabilities[at] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability);
}
