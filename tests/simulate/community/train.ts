import { danceContract } from '../../../shared/contracts/dance';
import { workoutsContract } from '../../../shared/contracts/workouts';
import { currentClock } from '../../support/clock';
import { seconds, seen } from '../../support/dances';
import { newId } from '../../support/new-id';
import { dayOf, one, type Member } from './member';

const danceSeconds = 50;
const dances = 0.2;
const minutesOfWorkouts = [7, 16, 20, 30] as const;

/** Just now, for so long; null if they trained until a moment ago. */
function timesOf(member: Member, lasts: number) {
  const now = currentClock().now();
  if (now - lasts * 1000 < member.freeFrom) return null;
  member.freeFrom = now;
  return { startedAt: new Date(now - lasts * 1000).toISOString(), finishedAt: new Date(now).toISOString() };
}

async function dance(member: Member): Promise<void> {
  const times = timesOf(member, danceSeconds);
  if (!times) return;
  const { startedAt, finishedAt } = times;
  const choice = { id: newId(), style: 'pop', set: 'ten-moves', camera: true } as const;
  await member.user.call(danceContract.startDance, { body: { ...choice, startedAt } });
  const body = { samples: seconds(danceSeconds, seen), finishedAt };
  await member.user.call(danceContract.completeDance, { params: { id: choice.id }, body });
  dayOf(member).danced = true;
}

async function workOut(member: Member, minutes: number): Promise<void> {
  const times = timesOf(member, minutes * 60);
  if (!times) return;
  const { startedAt, finishedAt } = times;
  const id = newId();
  await member.user.call(workoutsContract.startWorkout, { body: { id, routineId: 'core-blast', startedAt } });
  const body = { finishedExercises: [0, 1], activeSeconds: minutes * 60, finishedAt };
  await member.user.call(workoutsContract.completeWorkout, { params: { id }, body });
  dayOf(member).workouts.push(minutes);
  member.lastWorkoutId = id;
}

/** A workout or a dance that has just ended, like one that was done offline: two requests. */
export function train(member: Member): Promise<void> {
  const { random } = member;
  if (random() < dances && !dayOf(member).danced) return dance(member);
  return workOut(member, one(minutesOfWorkouts, random) ?? 16);
}
