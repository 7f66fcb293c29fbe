import { modelHeadSchema, sharesOf, softmax, type Features, type ModelHead } from './stored-model';

export interface LinearModel extends ModelHead {
  /** Row by row, one for each label. */
  weights: Int8Array;
}

/** A stored model, ready to use. */
export function readModel(stored: Uint8Array): LinearModel {
  const end = stored.indexOf('\n'.charCodeAt(0));
  const head = modelHeadSchema.parse(JSON.parse(new TextDecoder().decode(stored.subarray(0, end))));
  const size = 2 ** head.bits * head.labels.length;
  return { ...head, weights: new Int8Array(stored.buffer, stored.byteOffset + end + 1, size) };
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
