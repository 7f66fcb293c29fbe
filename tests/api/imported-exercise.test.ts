import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coachContract } from '../../shared/contracts/coach';
import { exercisesContract } from '../../shared/contracts/exercises';
import { routinesContract } from '../../shared/contracts/routines';
import { workoutsContract } from '../../shared/contracts/workouts';
import { estimatedCalories } from '../../shared/rules/workout-rules';
import { exerciseById } from '../../functions/exercises/library/catalogue';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-05-21T09:30:00Z');
const TableName = 'vita-local-exercises';
let cloud: TestCloud;
let maya: TestUser;

const { id: _, ...jumpSquat } = exerciseById('jump-squat')!;
const boxJump = {
  ...jumpSquat,
  name: 'Box Jumps',
  aliases: ['plyo box'],
  met: 9,
  impact: 'low',
  avoidWith: [],
  alsoRuledOutBy: ['shoulders'],
  easierId: null,
  easierNote: 'Choose a lower box.',
};

/** An operator's row from before the newest fields existed. */
const { aliases: _a, sides: _s, alsoRuledOutBy: _r, ...earlier } = boxJump;
const stepUp = { ...earlier, name: 'Step-Ups' };

beforeAll(async () => {
  cloud = await sharedCloud();
  const add = (exerciseId: string, fields: object) =>
    cloud.documents.send(new PutCommand({ TableName, Item: { pk: 'library', exerciseId, ...fields } }));
  await add('box-jump', boxJump);
  await add('step-up', stepUp);
  clock.advance(60_001);
});

// Everyone shares the library, so what is added here is removed before the next suite.
afterAll(async () => {
  for (const exerciseId of ['box-jump', 'step-up'])
    await cloud.documents.send(new DeleteCommand({ TableName, Key: { pk: 'library', exerciseId } }));
  clock.advance(60_001);
});

beforeEach(async () => {
  maya = await signUpUser(cloud.origin);
});

const chosen = [{ exerciseId: 'box-jump', workSeconds: 60 }, { exerciseId: 'step-up' }];
const { startWorkout, saveWorkoutProgress, completeWorkout, listPersonalRecords } = workoutsContract;
const start = () => maya.call(startWorkout, { body: { id: newId(), exercises: chosen } });
const ask = (message: string) => maya.call(coachContract.sendMessage, { body: { id: newId(), message } });

describe('An exercise that an operator imported', () => {
  it('is in the library with what its row says, and defaults for what an earlier row lacks', async () => {
    const { exercises } = await maya.call(exercisesContract.listExercises);
    const of = (id: string) => exercises.find((exercise) => exercise.id === id);
    expect(of('box-jump')).toEqual({ id: 'box-jump', ...boxJump, videoUrl: null });
    expect(of('step-up')).toMatchObject({ aliases: [], sides: 'both', alsoRuledOutBy: [] });
  });

  it('is planned, played and completed like any other', async () => {
    const { id, plan } = await start();
    expect(plan.map(({ exerciseId, name }) => [exerciseId, name])).toEqual([
      ['box-jump', 'Box Jumps'],
      ['step-up', 'Step-Ups'],
    ]);
    const caloriesKcal = estimatedCalories(9, 70, 60);
    expect(plan[0]).toMatchObject({ workSeconds: 60, caloriesKcal });
    clock.advance(120_000);
    const body = { finishedExercises: [0], activeSeconds: 60 };
    await maya.call(saveWorkoutProgress, { params: { id }, body });
    clock.advance(120_000);
    const done = await maya.call(completeWorkout, {
      params: { id },
      body: {
        finishedExercises: [0, 1],
        activeSeconds: 180,
        finishedAt: new Date(clock.now()).toISOString(),
      },
    });
    expect(done).toMatchObject({ counted: true, finishedExercises: [0, 1] });
    expect(done.caloriesBurned).toBe(caloriesKcal + estimatedCalories(9, 70, 80));
  });

  it('holds personal records under its name', async () => {
    const { id } = await start();
    const sets = [{ position: 0, reps: 12, loadKg: null }];
    await maya.call(saveWorkoutProgress, { params: { id }, body: { sets } });
    const { records } = await maya.call(listPersonalRecords);
    expect(records).toMatchObject([{ exerciseId: 'box-jump', name: 'Box Jumps', reps: { value: 12 } }]);
  });

  it('is kept in a routine, and a favorite', async () => {
    const body = { id: newId(), name: 'Jumps', exercises: chosen };
    const routine = await maya.call(routinesContract.createRoutine, { body });
    expect(routine.exercises[0]).toEqual(chosen[0]);
    await maya.call(exercisesContract.addFavorite, { params: { id: 'box-jump' } });
    const { favorites } = await maya.call(exercisesContract.readExerciseMarks);
    expect(favorites).toEqual(['box-jump']);
  });

  it.each(['How do I do box jumps?', 'show me a plyo box'])('is known to the coach: %s', async (message) => {
    const { response, toolData } = await ask(message);
    expect(response).toContain('Box Jumps');
    expect(toolData?.exercises).toContain('Box Jumps');
  });

  it('is spared where its row says so', async () => {
    const { toolData } = await ask('My shoulder hurts. How do I do box jumps?');
    expect(toolData?.exercises ?? []).not.toContain('Box Jumps');
  });
});

describe('An exercise that no one imported', () => {
  const unknown = { status: 404, code: 'exercise_not_found' };
  const exercises = [{ exerciseId: 'moonwalk' }];

  it('is planned, kept and marked by no one', async () => {
    expect(await maya.refused('POST', '/workout-sessions', { id: newId(), exercises })).toEqual(unknown);
    expect(await maya.refused('POST', '/routines', { id: newId(), name: 'Moon', exercises })).toEqual(
      unknown,
    );
    expect(await maya.refused('PUT', '/exercises/moonwalk/favorite')).toEqual(unknown);
    const { toolData } = await ask('How do I do the moonwalk?');
    expect(toolData?.exercises ?? []).not.toContain('moonwalk');
  });

  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['POST', '/workout-sessions'],
      ['POST', '/routines'],
      ['PUT', '/exercises/box-jump/favorite'],
      ['POST', '/coach/messages'],
    ],
  );
});
