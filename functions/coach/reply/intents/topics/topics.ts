import { lately } from '../../../../understanding/lately';
import { saidPlainly } from '../../../understanding/said';
import type { Dialogue, Intent } from '../../dialogue';
import { appPlaces } from './app-places';
import { appQuestions } from './app-questions';
import { appTopics } from './app-topics';
import { commonTopics } from './common-topics';
import { aroundWorkouts } from './around-workouts';
import { bodyTopics } from './body-topics';
import { burnedTopic, goesOnWithBurned, planBurnsTopic, sportsTopic } from './burned';
import { knowHow } from './know-how';
import { lifeTopics } from './life-topics';
import { pastDayTopic } from './past-day';
import type { Topic } from './topic';
import { situations } from './situations';
import { trainingTopics } from './training-topics';

/** Topics recognized by their words, the more certain ones first. */
const topics: readonly Topic[] = [
  ...lifeTopics,
  ...bodyTopics,
  planBurnsTopic,
  burnedTopic,
  pastDayTopic,
  ...trainingTopics,
  ...appTopics,
  ...appQuestions,
  ...commonTopics,
  ...situations,
  ...aroundWorkouts,
  ...knowHow,
  ...appPlaces,
  sportsTopic,
];

const mostWords = 40;
/** Follow-ups are shorter. */
const fewWords = 8;
const veryFew = 4;

const named = lately((said: string): readonly Topic[] =>
  topics.filter(({ asks, not }) => asks.every((each) => each.test(said)) && !not?.test(said)),
);

const topicNamed = (name: string | null) => topics.find((topic) => topic.name === name);

/** The answer to a short message right after a topic; null when it moves on to something else. */
function nextOf(topic: Topic, said: string): Topic['answer'] | null {
  if (said.split(' ').length > fewWords) return null;
  if (topic.name === burnedTopic.name && !goesOnWithBurned(said)) return null;
  return topic.next?.find(([asks]) => asks.test(said))?.[1] ?? null;
}

interface Found {
  topic: Topic;
  answer: Topic['answer'];
}

/** A few words continue the last topic if they can; longer messages are read on their own first. */
function find(dialogue: Dialogue): Found | null {
  const said = saidPlainly(dialogue.text);
  const length = said.split(' ').length;
  if (length > mostWords) return null;
  const last = topicNamed(dialogue.earlier.intent);
  const next = last && nextOf(last, said);
  if (next && length <= veryFew) return { topic: last, answer: next };
  const own = named(said).find(({ when }) => when?.(dialogue, said) ?? true);
  if (own) return { topic: own, answer: own.answer };
  return next ? { topic: last, answer: next } : null;
}

/** The topic a message asks about, by its own words or as a follow-up to the last one; null for none. */
export const topicOf = (dialogue: Dialogue): Topic['name'] | null => find(dialogue)?.topic.name ?? null;

export const isTopic = (name: string | null): name is Topic['name'] => name?.startsWith('topic-') ?? false;

/** What the topic of the last reply is called; null when it was none. */
export const calledAs = (name: string | null): string | null => topicNamed(name)?.called ?? null;

export const topicIntents: readonly Intent[] = topics.map(({ name, answer }) => ({
  name,
  answer: (dialogue) => (find(dialogue)?.answer ?? answer)(dialogue),
}));
