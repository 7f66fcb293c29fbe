import type { LinearModel } from '../../functions/understanding/linear-model';
import { sharesOf, softmax, type Features } from '../../functions/understanding/stored-model';
import { createChance, shuffled } from './chance';

export interface Utterance {
  text: string;
  label: string;
}

/** How a model is trained. */
export interface Training {
  featuresOf: (text: string) => Features;
  rounds: number;
  /** Keeps weights small that few messages speak for. */
  decay: number;
  /** Features share 2 to the power of so many rows: more make the model larger and hardly better. */
  bits: number;
  /** Finer weights make the model larger and hardly better. */
  steps: number;
  /** How much a message of a label counts, where not 1: a label with many messages is no better guess. */
  worth?: Readonly<Record<string, number>>;
}

interface Example {
  shares: readonly (readonly [row: number, share: number])[];
  label: number;
  worth: number;
}

const step = 0.3;
const biasStep = 0.01;
const smallest = 0.01;
/** What fewer messages hold is chance. */
const fewestMessages = 2;
/** Weights, row by row one for each label, with the sums of their squared gradients. */
class Weights {
  readonly bias: Float64Array;
  readonly values: Float64Array;
  private readonly squares: Float64Array;

  constructor(
    private readonly labels: number,
    private readonly training: Training,
  ) {
    this.bias = new Float64Array(labels);
    this.values = new Float64Array(2 ** training.bits * labels);
    this.squares = new Float64Array(2 ** training.bits * labels).fill(smallest);
  }

  private sums({ shares }: Example): number[] {
    const sums = [...this.bias];
    for (const [row, share] of shares) {
      for (let each = 0; each < this.labels; each += 1)
        sums[each]! += share * this.values[row * this.labels + each]!;
    }
    return sums;
  }

  /** One step against the error of one example (AdaGrad: Duchi, Hazan and Singer, 2011). */
  learn(example: Example): void {
    const errors = softmax(this.sums(example)).map(
      (probability, each) => example.worth * (probability - (each === example.label ? 1 : 0)),
    );
    for (const [each, error] of errors.entries()) this.bias[each]! -= biasStep * error;
    for (const [row, share] of example.shares) {
      for (let each = 0; each < this.labels; each += 1) {
        const at = row * this.labels + each;
        const gradient = errors[each]! * share + this.training.decay * this.values[at]!;
        this.squares[at]! += gradient * gradient;
        this.values[at]! -= (step * gradient) / Math.sqrt(this.squares[at]!);
      }
    }
  }
}

function examplesOf(
  utterances: readonly Utterance[],
  labels: readonly string[],
  { featuresOf, bits, worth = {} }: Training,
): Example[] {
  const all = utterances.map(({ text, label }) => ({ features: featuresOf(text), label }));
  const counts = new Map<number, number>();
  for (const { features } of all)
    for (const each of features.keys()) counts.set(each, (counts.get(each) ?? 0) + 1);
  const kept = (features: Features) =>
    new Map([...features].filter(([feature]) => (counts.get(feature) ?? 0) >= fewestMessages));
  return all.map(({ features, label }) => ({
    shares: sharesOf(kept(features), bits),
    label: labels.indexOf(label),
    worth: worth[label] ?? 1,
  }));
}

function rounded(labels: string[], { bits, steps }: Training, { bias, values }: Weights): LinearModel {
  const scale = values.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / steps;
  return {
    labels,
    bias: Array.from(bias, (each) => Number(each.toFixed(3))),
    bits,
    scale: Number(scale.toPrecision(4)),
    weights: Int8Array.from(values, (each) => Math.round(each / scale)),
  };
}

/** A multinomial logistic regression of labelled messages with hashed features. The same messages make the same model. */
export function train(utterances: readonly Utterance[], training: Training): LinearModel {
  const labels = [...new Set(utterances.map(({ label }) => label))].toSorted();
  const examples = examplesOf(utterances, labels, training);
  const weights = new Weights(labels.length, training);
  const chance = createChance();
  for (let round = 0; round < training.rounds; round += 1) {
    for (const example of shuffled(examples, chance)) weights.learn(example);
  }
  return rounded(labels, training, weights);
}
