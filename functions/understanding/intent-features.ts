import { wordsOf } from '../../shared/rules/reading/words';
import { generalised } from './entities';
import { hashOf, partFeatures, wordFeatures } from './features';
import type { Features } from './stored-model';
import { topicsOf } from './topic-classes';

/** The weight of a feature: parts of words are many and say little, a word's topic says much. */
const worth = { word: 1, part: 0.5, topic: 2, topics: 0.5 };
const nearWords = 4;
const lengths = [1, 2, 4, 8];

/** Words in order, with placeholders for exercises, body parts, and so on. */
function* orderFeatures(names: readonly string[]): Generator<string> {
  const framed = ['^', ...names, '$'];
  for (const [at, name] of framed.entries()) {
    const [next, afterNext] = framed.slice(at + 1, at + 3);
    if (name.startsWith('<')) yield `e ${name}`;
    if (next !== undefined) yield `q ${name} ${next}`;
    if (afterNext !== undefined) {
      yield `t ${name} ${afterNext}`;
      yield `r ${name} ${next} ${afterNext}`;
    }
  }
  yield `l ${lengths.find((most) => names.length <= most) ?? 'long'}`;
}

/** A word's topic, combined with its neighbors and with the topics of nearby words. */
function* topicFeatures(stems: readonly string[]): Generator<[string, number]> {
  const topics = stems.map(topicsOf);
  for (const [at, own] of topics.entries()) {
    const near = topics.slice(at + 1, at + 1 + nearWords).flat();
    for (const topic of own) {
      yield [`k ${topic}`, worth.topic];
      yield [`x ${topic} ${stems[at + 1] ?? '.'}`, worth.word];
      yield [`y ${stems[at - 1] ?? '.'} ${topic}`, worth.word];
      for (const other of near) if (other !== topic) yield [`n ${topic} ${other}`, worth.topics];
    }
  }
}

/** The features that reveal what a message asks for. */
export function intentFeaturesOf(text: string): Features {
  const words = wordsOf(text);
  const stems = words.map(({ stem }) => stem);
  const features = new Map<number, number>();
  const add = (feature: string, value: number) => features.set(hashOf(feature), value);
  for (const [at, stem] of stems.entries()) {
    for (const feature of wordFeatures(stems, at)) add(feature, worth.word);
    for (const feature of partFeatures(stem)) add(`c ${feature}`, worth.part);
  }
  for (const feature of orderFeatures(generalised(words))) add(feature, worth.word);
  for (const [feature, value] of topicFeatures(stems)) add(feature, value);
  return features;
}
