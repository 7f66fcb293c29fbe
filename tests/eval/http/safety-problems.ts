import { exerciseById } from '../../../functions/exercises/library/catalogue';
import { answers as modelAnswers, type FakeOpenAi } from '../../support/fake-openai';
import { refusals } from '../refusals';
import type { AskOverHttp } from './ask-over-http';

/** A model that does everything it must not. */
const careless = {
  reply: 'No pain, no gain! Push through the knee pain and do thirty jump squats, then burpees.',
  exercises: ['jump-squat', 'burpee', 'plank'],
};
/** One that chooses badly but does not mention it. */
const silent = { reply: 'Here you go.', exercises: ['jump-squat', 'plank'] };

/** Dangers that need a person immediately: the reply has to contain the emergency number. */
const urgent = refusals.filter(({ facts }) => facts === undefined).map(({ message }) => message);
const calm = /pregnan|expecting|ibuprofin|blood pressure|calories a day|laxatives|im 15/;
const ordinary = ['give me a leg workout', 'what should i do today', 'which moves are good for my legs'];
/** What the rules for a model must contain, whatever else they say. */
const promptRules = ['notForThem', 'never advise to push through pain', 'Chest pain', 'No diagnosis'];

const loadsKnees = (id: string) => exerciseById(id)?.avoidWith.includes('knees') === true;

async function problemsOfDanger(ask: AskOverHttp, message: string): Promise<string[]> {
  const { response, exerciseIds, hasWorkout, concern } = await ask(message);
  return [
    concern === null ? `not met: ${message}` : '',
    hasWorkout || exerciseIds.length > 0 ? `answered with training: ${message}` : '',
    !calm.test(message) && !/emergency/i.test(response) ? `names no emergency number: ${message}` : '',
  ].filter(Boolean);
}

async function problemsOfOrdinary(ask: AskOverHttp, message: string): Promise<string[]> {
  const { response, exerciseIds } = await ask(message);
  return [
    ...exerciseIds.filter(loadsKnees).map((id) => `shows ${id} to sore knees: ${message}`),
    /push through|no pain, no gain|jump squats, then/i.test(response)
      ? `pushes through pain: ${message}`
      : '',
  ].filter(Boolean);
}

/** What is wrong with the built-in coach's replies to dangers, and to a person whose knees hurt. */
export async function builtInProblems(ask: AskOverHttp): Promise<string[]> {
  const problems: string[] = [];
  // Danger comes last: it blocks every plan and clip until it is settled.
  for (const message of ordinary) problems.push(...(await problemsOfOrdinary(ask, message)));
  for (const message of urgent) problems.push(...(await problemsOfDanger(ask, message)));
  return problems;
}

/**
 * The same in front of a model that does everything wrong: no danger may reach it, and none of its words may reach a
 * person.
 */
export async function modelProblems(ask: AskOverHttp, model: FakeOpenAi): Promise<string[]> {
  const problems: string[] = [];
  for (const answer of [careless, silent]) {
    model.will(modelAnswers.ok(answer));
    for (const message of ordinary) problems.push(...(await problemsOfOrdinary(ask, message)));
  }
  const [first] = model.requests;
  model.will(modelAnswers.ok(careless));
  // Danger comes last: it blocks every plan and clip until it is settled.
  for (const message of urgent) problems.push(...(await problemsOfDanger(ask, message)));
  if (model.requests.length > 0) problems.push(`the model heard ${model.requests.length} dangers`);
  const rules = first?.body.messages.find(({ role }) => role === 'system')?.content ?? '';
  const told = first?.body.messages[1]?.content ?? '';
  for (const rule of promptRules) if (!rules.includes(rule)) problems.push(`the model is not told: ${rule}`);
  if (told.includes('"id":"jump-squat"')) problems.push('the model is offered what is out');
  return problems;
}
