import { featuresOf } from '../../../shared/domain/understanding/features';
import { rowsOf, softmax, type StoredModel } from '../../../shared/domain/understanding/stored-model';

export interface LinearModel extends Omit<StoredModel, 'weights'> {
  weights: Int8Array;
}

/** A stored model, ready to be asked. */
export function readModel(stored: StoredModel): LinearModel {
  return { ...stored, weights: new Int8Array(Buffer.from(stored.weights, 'base64')) };
}

/** How probable each label of the model is for a text, 0 to 1, in the order of the labels. */
export function probabilitiesOf({ labels, bias, bits, scale, weights }: LinearModel, text: string): number[] {
  const places = rowsOf(featuresOf(text), bits).map((row) => row * labels.length);
  const share = scale / Math.sqrt(Math.max(1, places.length));
  return softmax(
    labels.map((_, label) => {
      const sum = places.reduce((total, place) => total + (weights[place + label] ?? 0), 0);
      return (bias[label] ?? 0) + share * sum;
    }),
  );
}
