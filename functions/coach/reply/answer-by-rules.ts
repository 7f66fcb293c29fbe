import type { CoachFacts, CoachReply } from '../coach-facts';
import type { CoachRequest } from '../coach-request';
import { actOf } from '../understanding/read-act';
import { placeIn } from '../understanding/read-place';
import { foodIntentOf } from '../understanding/read-food-act';
import { readUserMessage } from '../user-message';
import { answerInLanguage } from '../languages/answer-in-language';
import { languageOf } from '../languages/detect-language';
import { answerTwo } from './answer-two';
import { say, type Dialogue, type Intent } from './dialogue';
import { readChoice } from './read-choice';
import { followUpOf } from './follow-up';
import { intents, plainActs } from './intents';
import { askSafe } from './intents/ask-safe';
import { besideMeals, notFood } from './intents/nutrition';
import { isTopic, topicIntents } from './intents/topics/topics';
import { unknown } from './intents/unknown';
import type { Guess } from './intent-model';
import { chooseIntent, rankIntents } from './pick-intent';
import { readEarlier, type Earlier } from './requests/earlier';
import type { Reading } from './reading/reading';
import { readMessage } from './reading/read-message';
import { exampleOf } from './wording/examples';

const byName = new Map(
  [...intents, ...plainActs, ...topicIntents, askSafe].map((intent) => [intent.name, intent]),
);
const intentNamed = (name: string): Intent => byName.get(name) ?? unknown;

/** What the coach reads in a message and in the conversation before it. */
export function readDialogue(request: CoachRequest): Dialogue {
  const known = dialogues.get(request);
  if (known) return known;
  const dialogue = dialogueOf(request);
  dialogues.set(request, dialogue);
  return dialogue;
}

/** A request is read once, however many rules look at it. */
const dialogues = new WeakMap<CoachRequest, Dialogue>();

/** 'The second one' refers to the workout being discussed, by its place. */
function withPlaced(
  reading: Reading,
  text: string,
  { plan }: Earlier,
  { exercisesById }: CoachFacts,
): Reading {
  const place = placeIn(text);
  if (!plan || place === null || reading.exercises.length + reading.unwanted.length > 0) return reading;
  const exercise = exercisesById.get(plan.exerciseIds.at(place) ?? '');
  return exercise && asksAbout.test(text) ? { ...reading, exercises: [exercise] } : reading;
}
const asksAbout = /\b(?:how|show|explain|describe|what|which muscles?|why|ok|okay|safe|bad|demo|video)\b/i;

function dialogueOf({ facts, message, pains, history }: CoachRequest): Dialogue {
  const readPast = (text: string) => readMessage(readUserMessage(text), facts.exercises);
  const earlier = readEarlier(history, facts, readPast);
  const reading = withPlaced(readMessage(message, facts.exercises), message.text, earlier, facts);
  return { facts, pains, text: message.text, reading, earlier };
}

/** The most probable intent of a message. */
export function intentFor(dialogue: Dialogue): Intent {
  const choice = chooseIntent(rankIntents(dialogue));
  if (choice.kind === 'none') return unknown;
  return intentNamed(choice.kind === 'one' ? choice.name : choice.names[0]);
}

/** Two requests to choose between, by a tap or in words. */
function askWhich(names: readonly string[], dialogue: Dialogue): CoachReply {
  const choices = names.map((name) => {
    const message = exampleOf(name, dialogue.reading);
    return { label: message, message, intent: name };
  });
  const listed = choices.map(({ label }, at) => `- **${letters[at]}** *“${label}”*`).join('\n');
  return { ...say(`Did you mean A or B?\n\n${listed}`), choices };
}

const letters = ['A', 'B', 'C', 'D'];

/** The answer of an intent, marked with its name. */
function answered(name: string, dialogue: Dialogue): CoachReply {
  const reply = intentNamed(name).answer(dialogue);
  return { ...reply, told: { ...reply.told, intent: name } };
}

const ofMeals = new Set([
  'food-idea',
  'food-figures',
  'nutrition-today',
  'protein-need',
  'water',
  'diet-question',
  'log-meal',
]);
const surely = 0.5;
const isOfMeals = (guess: Guess | undefined) =>
  guess !== undefined && (ofMeals.has(guess.name) || guess.probability >= surely);

function answerOne(dialogue: Dialogue, { conversation }: CoachRequest): CoachReply {
  const guesses = rankIntents(dialogue);
  const choice = chooseIntent(guesses);
  // Next to the meals, a faint guess at training is no answer.
  const isLikely = conversation === 'coach' || isOfMeals(guesses[0]);
  const isKnown = choice.kind === 'one' && choice.name !== unknown.name && isLikely;
  if (conversation === 'nutrition' && !isKnown) return answered(notFood.name, dialogue);
  const small = conversation === 'nutrition' && choice.kind === 'one' && besideMeals[choice.name];
  if (small) return { ...say(small), told: { intent: choice.name } };
  if (choice.kind === 'two') return askWhich(choice.names, dialogue);
  return answered(choice.kind === 'one' ? choice.name : unknown.name, dialogue);
}

/** Topics come first, except what is said about a proposed meal and, next to the meals, about food itself. */
const isFoodFirst = (food: string | null, { conversation }: CoachRequest) =>
  food === 'food-change' ||
  (conversation === 'nutrition' &&
    ['food-idea', 'food-log', 'food-figures', 'food-question'].includes(food ?? ''));

/**
 * The built-in coach's answer: the most probable intent, filled from the facts and the library. Two requests in one message are both
 * answered. Messages that aren't for a coach are screened before, and the reply is fitted afterward, as a model's is.
 */
export function answerByRules(request: CoachRequest): CoachReply {
  const dialogue = readDialogue(request);
  const readPart = (text: string): Dialogue => ({
    ...dialogue,
    text,
    reading: readMessage(readUserMessage(text), request.facts.exercises),
  });
  const language = languageOf(request.message.text);
  const chosen = readChoice(dialogue);
  if (language && !chosen) return answerInLanguage(language);
  if (chosen === 'none') return say('All right, neither of those. Tell me another way what you need.');
  // A choice is read as if it had been typed.
  const meant = chosen ? readPart(chosen.message) : dialogue;
  const act = actOf(meant);
  const food = chosen?.intent ? null : foodIntentOf(meant.text, request.facts.foods, request.conversation);
  const ofFood = isTopic(act) && !isFoodFirst(food, request) ? null : food;
  const intent = chosen?.intent ?? ofFood ?? (act === 'undo' ? 'plan-back' : act) ?? followUpOf(meant);
  if (intent !== null) return answered(intent, meant);
  return answerTwo(meant, readPart, intentNamed) ?? answerOne(meant, request);
}
