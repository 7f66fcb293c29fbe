import { wordsOf } from '../../../shared/rules/reading/words';
import { featuresOf, hashOf } from '../../understanding/features';
import { evenly } from '../../understanding/stored-model';
import { probabilitiesOf, readModel, type LinearModel } from '../../understanding/linear-model';
import { readPacked } from '../../platform/packed-file';
import { concernNames, type ConcernName } from './answers';

/** The label of messages that contain no danger. */
export const noDanger = 'none';

let model: LinearModel | null = null;

/** Common words that say nothing about the topic. */
const common = new Set(
  wordsOf(
    'i a an the and or but so to of in on at for from with by as is are am was were be been it its this that these those my me you your we he she they ' +
      'his her him them do does did not no yes can could will would should have has had get got go going just now then when what how why where who which ' +
      'up down out off over after before again too very really still more less some any all one two here there if than about like want need please ' +
      'day days today week time good ok okay hey hi thing make made im ive dont',
  ).map(({ stem }) => stem),
);
/** How much more a known word speaks for a concern than for none, in steps of a weight. */
const telling = 5;

export interface Heard {
  /** The probability that the message describes a danger, 0 to 1. */
  danger: number;
  /** The dangers it could be, most probable first. */
  concerns: readonly ConcernName[];
  /** Whether a word in the text is known to speak for a concern. */
  isKnown: (concern: ConcernName) => boolean;
}

/** What the trained model hears in a text. */
export function hearDanger(text: string): Heard {
  model ??= readModel(readPacked('functions/coach/safety/danger-model.bin'));
  const { labels, weights, bits } = model;
  const none = labels.indexOf(noDanger);
  let rows: number[] | null = null;
  const isKnown = (concern: ConcernName) => {
    const at = labels.indexOf(concern);
    rows ??= wordsOf(text)
      .filter(({ stem }) => !common.has(stem))
      .map(({ stem }) => (hashOf(`w ${stem}`) & (2 ** bits - 1)) * labels.length);
    return rows.some((row) => (weights[row + at] ?? 0) - (weights[row + none] ?? 0) >= telling);
  };
  const probabilities = probabilitiesOf(model, evenly(featuresOf(text)));
  const probabilityOf = (label: string) => probabilities[labels.indexOf(label)] ?? 0;
  return {
    danger: 1 - probabilityOf(noDanger),
    isKnown,
    concerns: concernNames.toSorted((a, b) => probabilityOf(b) - probabilityOf(a)),
  };
}
