import { sharesOf, softmax, type Features, type StoredModel } from './stored-model';

export interface LinearModel extends Omit<StoredModel, 'weights'> {
  weights: Int8Array;
}

/** A stored model, ready to use. */
export function readModel(stored: StoredModel): LinearModel {
  return { ...stored, weights: new Int8Array(Buffer.from(stored.weights, 'base64')) };
}

/** The probability of each of the model's labels for a text, 0 to 1, in the labels' order. */
export function probabilitiesOf(
  { labels, bias, bits, scale, weights }: LinearModel,
  features: Features,
): number[] {
  const sums = new Float64Array(labels.length);
  for (const [row, share] of sharesOf(features, bits)) {
    const first = row * labels.length;
    for (let label = 0; label < sums.length; label += 1)
      sums[label]! += share * (weights[first + label] ?? 0);
  }
  return softmax(Array.from(sums, (sum, label) => (bias[label] ?? 0) + scale * sum));
}
