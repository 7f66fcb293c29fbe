import { describe, expect, it, vi } from 'vitest';
import type { OwnRoutine } from '../../shared/contracts/routines';
import type { FindExercises } from '../exercises/public';
import { AppError } from '../platform/errors';
import { changeRoutine } from './change-routine';
import { createRoutine } from './create-routine';
import { deleteRoutine } from './delete-routine';
import type { RoutinesRepository } from './routines-repository';

const now = '2026-11-20T10:00:00.000Z';
const request = {
  id: '01JD3X6E9H0000000000000001',
  name: 'Legs',
  exercises: [{ exerciseId: 'squat', workSeconds: 45 }],
};
const stored: OwnRoutine = {
  ...request,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
};
const target = { userId: 'maya', routineId: request.id };

function setUp() {
  const routines = {
    read: vi.fn<RoutinesRepository['read']>(async () => null),
    list: vi.fn<RoutinesRepository['list']>(async () => []),
    create: vi.fn<RoutinesRepository['create']>(async () => 'created'),
    change: vi.fn<RoutinesRepository['change']>(async (_, __, changes) => ({ ...stored, ...changes })),
    remove: vi.fn<RoutinesRepository['remove']>(async () => true),
  };
  const findExercises = vi.fn<FindExercises>(async () => []);
  return { routines, findExercises, clock: { now: () => new Date(now) } };
}
const noSuchExercise = () => Promise.reject(new AppError('exercise_not_found'));

describe('Keeping a routine', () => {
  it('dates it now, on the clock of the server', async () => {
    const deps = setUp();
    const kept = { ...request, createdAt: now, updatedAt: now };
    expect(await createRoutine(deps, 'maya', request)).toEqual(kept);
    expect(deps.routines.create).toHaveBeenCalledWith('maya', kept, 100);
  });

  it('again returns what is stored, even if its exercises have left the library since', async () => {
    const deps = setUp();
    deps.routines.read.mockResolvedValue(stored);
    deps.findExercises.mockImplementation(noSuchExercise);
    expect(await createRoutine(deps, 'maya', { ...request, name: 'Another name' })).toEqual(stored);
    expect(deps.routines.create).not.toHaveBeenCalled();
  });

  it('writes nothing when an exercise does not exist', async () => {
    const deps = setUp();
    deps.findExercises.mockImplementation(noSuchExercise);
    await expect(createRoutine(deps, 'maya', request)).rejects.toMatchObject({ code: 'exercise_not_found' });
    expect(deps.routines.create).not.toHaveBeenCalled();
  });

  it('at the same moment as its own repeat answers the faster one', async () => {
    const deps = setUp();
    deps.routines.read.mockResolvedValueOnce(null).mockResolvedValueOnce(stored);
    deps.routines.create.mockResolvedValue('exists');
    expect(await createRoutine(deps, 'maya', request)).toEqual(stored);
  });

  it.each([
    ['there is no room', 'full', 'too_many_routines'],
    ['the faster one was deleted at once', 'exists', 'routine_not_found'],
  ] as const)('is refused when %s', async (_, outcome, code) => {
    const deps = setUp();
    deps.routines.create.mockResolvedValue(outcome);
    await expect(createRoutine(deps, 'maya', request)).rejects.toMatchObject({ code });
  });
});

describe('Changing a routine', () => {
  const exercises = [{ exerciseId: 'plank', workSeconds: 20 }];

  it.each([
    ['its name', { name: 'Leg day' }, 0],
    ['its exercises', { exercises }, 1],
    ['both', { name: 'Leg day', exercises }, 1],
  ])('changes %s and its date, and looks up exercises only when they change', async (_, changes, lookUps) => {
    const deps = setUp();
    expect(await changeRoutine(deps, target, changes)).toEqual({ ...stored, ...changes, updatedAt: now });
    expect(deps.routines.change).toHaveBeenCalledWith('maya', request.id, { ...changes, updatedAt: now });
    expect(deps.findExercises).toHaveBeenCalledTimes(lookUps);
  });

  it('to an exercise that does not exist changes nothing, not even the name', async () => {
    const deps = setUp();
    deps.findExercises.mockImplementation(noSuchExercise);
    const changed = changeRoutine(deps, target, { name: 'Leg day', exercises });
    await expect(changed).rejects.toMatchObject({ code: 'exercise_not_found' });
    expect(deps.routines.change).not.toHaveBeenCalled();
  });

  it('that is gone, or deleting it, says so', async () => {
    const deps = setUp();
    const gone = { code: 'routine_not_found' };
    deps.routines.change.mockResolvedValue(null);
    deps.routines.remove.mockResolvedValue(false);
    await expect(changeRoutine(deps, target, { name: 'Leg day' })).rejects.toMatchObject(gone);
    await expect(deleteRoutine(deps, 'maya', request.id)).rejects.toMatchObject(gone);
  });
});
