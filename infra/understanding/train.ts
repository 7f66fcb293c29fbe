import { featuresOf } from '../../shared/domain/understanding/features';
import { rowsOf, softmax, type StoredModel } from '../../shared/domain/understanding/stored-model';
import { createChance, shuffled } from './chance';

export interface Utterance {
  text: string;
  label: string;
}

interface Example {
  rows: readonly number[];
  label: number;
}

const rounds = 15;
const step = 0.3;
const biasStep = 0.01;
const smallest = 0.01;
/** Keeps weights small that few messages speak for. */
const decay = 0.0005;
/** What fewer messages hold is chance. */
const fewestMessages = 2;
/** More rows and finer weights make the model larger and hardly better. */
const bits = 15;
const steps = 15;

/** Weights, row by row one for each label, with the sums of their squared gradients. */
class Weights {
  readonly bias: Float64Array;
  readonly values: Float64Array;
  private readonly squares: Float64Array;

  constructor(private readonly labels: number) {
    this.bias = new Float64Array(labels);
    this.values = new Float64Array(2 ** bits * labels);
    this.squares = new Float64Array(2 ** bits * labels).fill(smallest);
  }

  private sums(rows: readonly number[], share: number): number[] {
    const sums = [...this.bias];
    for (const row of rows) {
      for (let each = 0; each < this.labels; each += 1)
        sums[each]! += share * this.values[row * this.labels + each]!;
    }
    return sums;
  }

  /** One step against the error of one example (AdaGrad: Duchi, Hazan and Singer, 2011). */
  learn({ rows, label }: Example): void {
    const share = 1 / Math.sqrt(Math.max(1, rows.length));
    const errors = softmax(this.sums(rows, share)).map(
      (probability, each) => probability - (each === label ? 1 : 0),
    );
    for (const [each, error] of errors.entries()) this.bias[each]! -= biasStep * error;
    for (const row of rows) {
      for (let each = 0; each < this.labels; each += 1) {
        const at = row * this.labels + each;
        const gradient = errors[each]! * share + decay * this.values[at]!;
        this.squares[at]! += gradient * gradient;
        this.values[at]! -= (step * gradient) / Math.sqrt(this.squares[at]!);
      }
    }
  }
}

function examplesOf(utterances: readonly Utterance[], labels: readonly string[]): Example[] {
  const all = utterances.map(({ text, label }) => ({
    features: featuresOf(text),
    label: labels.indexOf(label),
  }));
  const counts = new Map<number, number>();
  for (const { features } of all) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const isKept = (feature: number) => (counts.get(feature) ?? 0) >= fewestMessages;
  return all.map(({ features, label }) => ({ rows: rowsOf(features.filter(isKept), bits), label }));
}

function stored(labels: string[], { bias, values }: Weights): StoredModel {
  const scale = values.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / steps;
  const bytes = Int8Array.from(values, (each) => Math.round(each / scale));
  return {
    labels,
    bias: Array.from(bias, (each) => Number(each.toFixed(3))),
    bits,
    scale: Number(scale.toPrecision(4)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}

/** A multinomial logistic regression of labelled messages with hashed features. The same messages make the same model. */
export function train(utterances: readonly Utterance[]): StoredModel {
  const labels = [...new Set(utterances.map(({ label }) => label))].toSorted();
  const examples = examplesOf(utterances, labels);
  const weights = new Weights(labels.length);
  const chance = createChance();
  for (let round = 0; round < rounds; round += 1) {
    for (const example of shuffled(examples, chance)) weights.learn(example);
  }
  return stored(labels, weights);
}
