import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import { exercises } from '../../../../functions/exercises/library/catalogue';
import {
  callsOf,
  complete,
  control,
  heading,
  list,
  offline,
  open,
  page,
  pass,
  save,
  serve,
  setUpWorkoutPage,
  sessionOf,
  unsentWorkouts,
} from './workout-page.fixture';

setUpWorkoutPage();

const nameOf = (id: string) => exercises.find((exercise) => exercise.id === id)?.name ?? id;
const alone = exercises.find(({ easierId, easierNote }) => easierId === null && easierNote !== null);

const move = (exerciseId: string, more: Partial<PlannedExercise> = {}): PlannedExercise => ({
  exerciseId,
  name: nameOf(exerciseId),
  workSeconds: 40,
  restSeconds: 20,
  caloriesKcal: 6,
  ...more,
});
const plan = [
  move('push-up', { reason: 'A little more than last time', set: 1, sets: 2 }),
  move('push-up', { set: 2, sets: 2 }),
  move(alone?.id ?? '', { reason: 'Legs rested 2 days' }),
];
const planned = () =>
  sessionOf('core-blast', {
    routineId: null,
    trainingId: '2026-11-20-4f3a9c21d07b',
    title: 'Push and legs',
    plan,
    warmUp: [{ exerciseId: 'march-in-place', seconds: 30 }],
    coolDown: [{ exerciseId: 'childs-pose', seconds: 40 }],
  });

/** The planned session, its warm-up skipped, two seconds into the first exercise. */
async function begin(answers: Record<string, unknown> = {}) {
  serve({ [list]: page([], planned()), ...answers });
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Resume workout' }));
  await view.user.click(await screen.findByRole('button', { name: 'Skip warm-up' }));
  await pass(5);
  return view;
}

/** Closes the page and opens it again; the list still holds the server's first answer. */
async function reopen(leave: () => void, answers: Record<string, unknown> = {}) {
  window.dispatchEvent(new Event('pagehide'));
  leave();
  serve({ [list]: page([], planned()), ...answers });
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Resume workout' }));
  return view;
}

const swapsSent = () => callsOf(save).flatMap(({ body }) => body?.swaps ?? []);
const press = (name: string) => screen.getByRole('button', { name });
const easier = nameOf('knee-push-up');
const bothSets = [0, 1].map((position) => ({ position, toExerciseId: 'knee-push-up', why: 'too_hard' }));

describe('a session Ana planned', () => {
  it('starts with its own warm-up and ends with its own cooldown', async () => {
    serve({
      [list]: page([], planned()),
      [complete]: {
        ...planned(),
        completedAt: '2026-11-20T12:00:00.000Z',
        counted: true,
        finishedExercises: [0, 1, 2],
      },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Resume workout' }));
    expect(await screen.findByText('Warm-up 1 of 1')).toBeTruthy();
    await pass(3 + 31);
    expect(screen.getByText('Exercise 1 of 3')).toBeTruthy();
    await pass(3 + 3 * 40 + 2 * 20 + 1);
    expect(screen.getByText('Cooldown 1 of 1')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(3 + 41);
    expect(await screen.findByRole('dialog', { name: 'Workout Complete! 🎉' })).toBeTruthy();
    const activeSeconds = 30 + 3 * 40 + 2 * 20 + 40;
    expect(callsOf(complete)[0]?.body).toMatchObject({ finishedExercises: [0, 1, 2], activeSeconds });
  });

  it('resumes in the exercise after a reload, not in the warm-up', async () => {
    const { unmount } = await begin();
    await reopen(unmount);
    expect(await screen.findByText('Exercise 1 of 3')).toBeTruthy();
  });

  it('says why each exercise is there, and which set it is', async () => {
    await begin();
    expect(screen.getByText('A little more than last time')).toBeTruthy();
    expect(screen.getByText('Set 1 of 2')).toBeTruthy();
    const coming = within(screen.getByRole('list', { name: 'Next up' }));
    expect(coming.getByText('Legs rested 2 days')).toBeTruthy();
    expect(coming.getByText(/Set 2 of 2/)).toBeTruthy();
  });
});

describe("'Too hard'", () => {
  it('switches to the easier variant right away, in all its sets, and says when it is remembered', async () => {
    const { user } = await begin();
    await user.click(press('Too hard'));
    expect(heading()).toBe(easier);
    expect(screen.getByText(`Easier: ${easier}. Finish it and I'll remember.`)).toBeTruthy();
    expect(screen.getByText('Easier, as you asked')).toBeTruthy();
    expect(screen.getByLabelText(`How to do it: ${easier}`)).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Next up' })).getByText(easier)).toBeTruthy();
    await waitFor(() => expect(swapsSent()).toEqual(bothSets));
    await pass(3 + 40 + 20 + 3);
    await user.click(press('Too easy'));
    expect(screen.getByText(/^Harder: .*\. I'll remember for next time\.$/)).toBeTruthy();
  });

  it('is reported once the connection is back, and survives a reload before that', async () => {
    const { user, unmount } = await begin({ [save]: offline });
    await user.click(press('Too hard'));
    await reopen(unmount, { [save]: offline });
    await waitFor(() => expect(heading()).toBe(easier));
    serve({});
    const before = swapsSent().length;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(swapsSent().slice(before)).toEqual(bothSets));
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(1);
    expect(swapsSent().slice(before)).toEqual(bothSets);
  });

  it('is reported before the end when the workout ended offline', async () => {
    const { user } = await begin({ [save]: offline, [complete]: offline });
    await user.click(press('Too hard'));
    await user.click(press('Complete Workout'));
    await user.click(press('Stop here'));
    await screen.findByRole('dialog');
    const done = { ...planned(), completedAt: '2026-11-20T12:00:00.000Z' };
    serve({ [complete]: done });
    const before = swapsSent().length;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(swapsSent().slice(before)).toEqual(bothSets));
    await waitFor(() => expect(unsentWorkouts()).toEqual([]));
  });

  it('brings back the first move when the easier one is too easy', async () => {
    const { user } = await begin();
    await user.click(press('Too hard'));
    await user.click(press('Too easy'));
    expect(heading()).toBe(nameOf('push-up'));
    expect(screen.getByText('Harder, as you asked')).toBeTruthy();
  });

  it('says how to make it easier when the library has no easier one, and remembers it', async () => {
    const { user } = await begin();
    await user.click(control('Skip exercise'));
    await user.click(control('Skip exercise'));
    await user.click(press('Too hard'));
    expect(screen.getByText(/^Easier: [a-z]/)).toBeTruthy();
    expect(heading()).toBe(alone?.name);
    const id = alone?.id;
    const rating = { position: 2, toExerciseId: id, fromExerciseId: id, why: 'too_hard' };
    await waitFor(() => expect(swapsSent()).toEqual([rating]));
    await user.click(press('Too hard'));
    expect(swapsSent()).toEqual([rating]);
  });
});

describe("'Swap this move'", () => {
  const swapsOf = () => swapsSent().map((swap) => (swap as { toExerciseId: string }).toExerciseId);

  it('switches to another move in all its sets, then to the next, and back to the first with Undo', async () => {
    const { user } = await begin();
    await user.click(press('Swap this move'));
    const first = heading();
    expect(first).not.toBe(nameOf('push-up'));
    expect(screen.getByText(`${first} instead.`)).toBeTruthy();
    expect(screen.getByText('Swapped, as you asked')).toBeTruthy();
    await user.click(press('Swap this move'));
    expect([nameOf('push-up'), first]).not.toContain(heading());
    await user.click(press('Undo'));
    expect(heading()).toBe(nameOf('push-up'));
    expect(screen.getByText(`${nameOf('push-up')} again.`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(swapsOf().slice(-2)).toEqual(['push-up', 'push-up']));
  });

  it('works while paused and offline, and is reported later', async () => {
    const { user } = await begin({ [save]: offline });
    await user.click(control('Pause'));
    await user.click(press('Swap this move'));
    expect(heading()).not.toBe(nameOf('push-up'));
    expect(control('Resume')).toBeTruthy();
    serve({});
    const before = swapsSent().length;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(swapsSent().slice(before)).toMatchObject([
        { position: 0, why: 'other' },
        { position: 1, why: 'other' },
      ]),
    );
  });

  it('offers no move that does not suit the person', async () => {
    const unsuitableIds = exercises.map(({ id }) => id);
    const { user } = await begin({ 'GET /profile': { training: { unsuitableIds } } });
    await user.click(press('Swap this move'));
    expect(heading()).toBe(nameOf('push-up'));
    expect(screen.getByText(/^Nothing else fits here/)).toBeTruthy();
  });

  it('is not there in the warm-up', async () => {
    serve({ [list]: page([], planned()) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Resume workout' }));
    await screen.findByText('Warm-up 1 of 1');
    expect(screen.queryByRole('button', { name: 'Swap this move' })).toBeNull();
  });
});

describe('a rest', () => {
  it('can be skipped, and the focus stays in the player', async () => {
    const { user } = await begin();
    await pass(40);
    expect(heading()).toBe('Rest');
    expect(screen.queryByRole('button', { name: 'Too hard' })).toBeNull();
    await user.click(press('Skip rest'));
    expect(screen.getByText('Exercise 2 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('is made longer and shorter', async () => {
    const { user } = await begin();
    await pass(40);
    await user.click(press('+15 s'));
    await pass(25);
    expect(heading()).toBe('Rest');
    await user.click(press('−15 s'));
    expect(screen.getByText('Exercise 2 of 3')).toBeTruthy();
  });
});

describe('ending early', () => {
  it('is asked about while the clock is paused; continuing comes first', async () => {
    const { user } = await begin();
    await pass(40);
    await user.click(press('Complete Workout'));
    expect(screen.getByRole('dialog', { name: 'Stop at 1 of 3?' })).toBeTruthy();
    expect(document.activeElement).toBe(press('Keep going'));
    await pass(300);
    await user.click(press('Keep going'));
    expect(heading()).toBe('Rest');
    expect(callsOf(complete)).toHaveLength(0);
    await pass(20);
    expect(screen.getByText('Exercise 2 of 3')).toBeTruthy();
  });

  it('continues with Escape, and stays paused if it was paused', async () => {
    const { user } = await begin();
    await user.click(control('Pause'));
    await user.click(press('Complete Workout'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(control('Resume')).toBeTruthy();
  });
});
