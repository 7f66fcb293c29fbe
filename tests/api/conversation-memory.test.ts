import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coachContract, type ProposedWorkout } from '../../shared/contracts/coach';
import { baseLevel } from '../../functions/training/planner/difficulty';
import { exerciseById, exercises } from '../../functions/exercises/library/catalogue';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { signUpTrainee } from '../support/training';
import type { TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

// A Monday.
const clock = startClock('2026-04-27T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  useAiEnvironment({ AI_MODE: 'rules' });
  cloud = await sharedCloud();
});
beforeEach(async () => {
  maya = await signUpTrainee(cloud.origin, { bodyPains: '' });
});

/** Each turn takes ten seconds, so that no one hits the limit per minute. */
const send = (message: string) =>
  maya.call(coachContract.sendMessage, { body: { id: ulid(clock.advance(10_000)), message } });

async function planned(message: string): Promise<ProposedWorkout> {
  const { workout, response } = await send(message);
  if (!workout) throw new Error(`'${message}' was answered without a workout: ${response}`);
  return workout;
}

const idsOf = ({ exercises: moves }: ProposedWorkout) => moves.map(({ exerciseId }) => exerciseId);
const library = new Map(exercises.map((exercise) => [exercise.id, exercise]));

/** Seconds of work times their metabolic equivalent, and how hard the exercises are on average. */
function hardness(workout: ProposedWorkout) {
  const moves = workout.exercises.map((move) => ({ ...move, exercise: exerciseById(move.exerciseId)! }));
  const sum = (of: (move: (typeof moves)[number]) => number) =>
    moves.reduce((total, move) => total + of(move), 0);
  return {
    load: sum(({ exercise, sets = 1, workSeconds = 0 }) => exercise.met * sets * workSeconds),
    level: sum(({ exercise }) => baseLevel(exercise, library)) / moves.length,
  };
}

describe('A workout through ten turns', () => {
  it('is changed, explained, left for other things and taken back', async () => {
    const first = await planned('20 minutes legs please');

    const why = await send('why?');
    expect(why.workout).toBeNull();
    expect(why.response).toMatch(/I go by your goal/);

    expect((await send('how many points do I have?')).response).toMatch(/point/);

    const swapped = await planned('swap the 2nd');
    expect(swapped.exercises).toHaveLength(first.exercises.length);
    expect(idsOf(swapped)[1]).not.toBe(idsOf(first)[1]);
    const others = (workout: ProposedWorkout) => workout.exercises.filter((_, at) => at !== 1);
    expect(
      others(swapped).map(({ exerciseId, sets, workSeconds }) => [exerciseId, sets, workSeconds]),
    ).toEqual(others(first).map(({ exerciseId, sets, workSeconds }) => [exerciseId, sets, workSeconds]));
    expect(swapped.minutes).toBe(first.minutes);

    expect((await send('thanks, what is my streak?')).workout).toBeNull();

    const harder = await planned('harder');
    expect(hardness(harder).load).toBeGreaterThanOrEqual(hardness(swapped).load - 1);
    expect(hardness(harder).level).toBeGreaterThanOrEqual(hardness(swapped).level - 0.01);

    expect((await send('how much water should I drink?')).workout).toBeNull();

    const back = await planned('back to the other one');
    expect(back).toEqual(swapped);

    const shorter = await planned('make it shorter');
    expect(shorter.minutes).toBeLessThan(back.minutes);
    for (const { primaryMuscles, secondaryMuscles } of idsOf(shorter).map((id) => exerciseById(id)!))
      expect([...primaryMuscles, ...secondaryMuscles].join()).toMatch(/quad|ham|glute|cal|thigh|hip/);

    expect((await send('why?')).response).toMatch(/I go by your goal/);
  });

  it('goes without what is not wanted, then and in what follows', async () => {
    const first = await planned('20 minutes core workout');
    const unwanted = first.exercises[0]!;
    const name = unwanted.name.toLowerCase();
    const without = await planned(`no ${name}`);
    expect(idsOf(without)).not.toContain(unwanted.exerciseId);
    expect(idsOf(without).slice(1)).toEqual(idsOf(first).slice(1));
    await send('how far to the next tier?');
    expect(idsOf(await planned('another one'))).not.toContain(unwanted.exerciseId);
  });

  it.each([
    '20 minutes legs',
    '15 minutes core',
    '30 minutes whole body',
    '10 minutes arms',
    '25 minutes cardio',
  ])('is never easier for being asked harder: %s', async (request) => {
    let before = await planned(request);
    for (const wish of ['harder', 'make it harder', 'too easy']) {
      const after = await planned(wish);
      expect(hardness(after).load).toBeGreaterThanOrEqual(hardness(before).load - 1);
      expect(hardness(after).level).toBeGreaterThanOrEqual(hardness(before).level - 0.01);
      before = after;
    }
  });

  it('is not changed by a message that asks for its own', async () => {
    await planned('20 minutes legs');
    await send('what is my rank?');
    const arms = await planned('15 minute arm workout');
    expect(arms.minutes).toBeLessThanOrEqual(15);
    for (const id of idsOf(arms)) expect(exerciseById(id)?.category).toBe('upper');
  });
});

describe('Figures', () => {
  it('are told of another time, even after something else was asked', async () => {
    await doWorkout(maya, clock, { minutes: 12 });
    await cloud.idle();
    expect((await send('how many workouts did I do this week?')).response).toMatch(
      /Since Monday: \*\*1 workout/,
    );
    expect((await send('and last week?')).response).toMatch(/^Last week: \*\*0 workouts/);
    await send('show me a squat');
    expect((await send('and yesterday?')).response).toMatch(/^Yesterday: \*\*0 workouts/);
  });
});

describe('An exercise', () => {
  it('is what a harder one is of, even where a workout was planned before', async () => {
    await planned('20 minutes legs');
    const shown = await send('how do I do push ups?');
    expect(shown.toolData?.exerciseIds).toContain('push-up');
    const harder = await send('and a harder version?');
    expect(harder.workout).toBeNull();
    expect(harder.toolData?.exerciseIds).toEqual([exerciseById('push-up')?.harderId]);
    expect((await planned('make the workout shorter')).minutes).toBeLessThan(20);
  });
});

describe('Replies from before their memory was kept', () => {
  it('are understood by their text and workout', async () => {
    const first = await planned('20 minutes legs');
    const { Items = [] } = await cloud.documents.send(
      new QueryCommand({
        TableName: 'vita-local-chat-messages',
        KeyConditionExpression: 'userId = :user AND begins_with(entryKey, :talk)',
        ExpressionAttributeValues: { ':user': maya.userId, ':talk': 'coach#' },
      }),
    );
    for (const { userId, entryKey } of Items as { userId: string; entryKey: string }[]) {
      await cloud.documents.send(
        new UpdateCommand({
          TableName: 'vita-local-chat-messages',
          Key: { userId, entryKey },
          UpdateExpression: 'REMOVE memory',
        }),
      );
    }
    const shorter = await planned('shorter');
    expect(shorter.minutes).toBeLessThan(first.minutes);
    const fresh = await planned('another one');
    expect(idsOf(fresh)).not.toEqual(idsOf(shorter));
  });

  it('are read where a row holds a memory that cannot be read', async () => {
    await planned('20 minutes legs');
    const { Items = [] } = await cloud.documents.send(
      new QueryCommand({
        TableName: 'vita-local-chat-messages',
        KeyConditionExpression: 'userId = :user AND begins_with(entryKey, :talk)',
        ExpressionAttributeValues: { ':user': maya.userId, ':talk': 'coach#' },
      }),
    );
    const reply = Items.at(-1) as { userId: string; entryKey: string };
    await cloud.documents.send(
      new UpdateCommand({
        TableName: 'vita-local-chat-messages',
        Key: { userId: reply.userId, entryKey: reply.entryKey },
        UpdateExpression: 'SET memory = :odd',
        ExpressionAttributeValues: { ':odd': { plan: 'of another time' } },
      }),
    );
    expect((await planned('shorter')).minutes).toBeLessThan(20);
  });
});

describe('A message that may mean two things', () => {
  const ask = async () => {
    const answer = await send('points rank');
    expect(answer.choices).toHaveLength(2);
    expect(answer.response).toMatch(/^Did you mean A or B\?/);
    return answer.choices!;
  };
  const answerTo = async (message: string) => (await send(message)).response;

  it('is asked about, with choices that are there after a reload', async () => {
    const choices = await ask();
    const { messages } = await maya.call(coachContract.listMessages);
    expect(messages.at(-1)?.choices).toEqual(choices);
  });

  it('is settled by a tap, by letter, by place, and by the words', async () => {
    const [first, second] = await ask();
    const [a, b] = [await answerTo(first!.message), await answerTo(second!.message)];
    expect(a).not.toBe(b);
    for (const [said, expected] of [
      ['a', a],
      ['b', b],
      ['the first', a],
      ['the second one please', b],
      ['2', b],
      [second!.message.toUpperCase(), b],
    ] as const) {
      await ask();
      expect(`${said}: ${await answerTo(said)}`).toBe(`${said}: ${expected}`);
    }
  });

  it('is dropped after a no, and after a change of topic', async () => {
    await ask();
    expect(await answerTo('no')).toMatch(/^All right, neither of those/);
    await ask();
    expect(await answerTo('how many points do I have?')).toMatch(/point/);
  });

  it('is offered in the writer’s language, and what is tapped then works', async () => {
    const answer = await send('Was soll ich heute für die Beine machen?');
    expect(answer).toMatchObject({ language: 'de', workout: null });
    const [today, , progress] = answer.choices!;
    expect((await send(today!.message)).workout).not.toBeNull();
    expect(await answerTo(progress!.message)).toMatch(/workout/);
  });
});
