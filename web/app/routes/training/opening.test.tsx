import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { ApiError } from '../../../lib/api/api-error';
import { trainingState, resumeState } from './wanted-workout';
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
  reload,
  serve,
  sessionOf,
  setUpWorkoutPage,
  start,
  startButton,
} from './workout-page.fixture';

setUpWorkoutPage();

const move = { workSeconds: 20, restSeconds: 10, caloriesKcal: 5 };
const legs = (changes: Partial<WorkoutSession> = {}) =>
  sessionOf('core-blast', {
    id: '01JD000000000000000000LEGS',
    routineId: null,
    trainingId: '2026-11-20-4f3a9c21d07b',
    title: 'Legs',
    plan: [
      { ...move, exerciseId: 'squat', name: 'Squats' },
      { ...move, exerciseId: 'plank', name: 'Plank', restSeconds: 0 },
    ],
    warmUp: [{ exerciseId: 'march-in-place', seconds: 30 }],
    coolDown: ['cobra', 'childs-pose'].map((exerciseId) => ({ exerciseId, seconds: 20 })),
    ...changes,
  });
const wanted = trainingState({ trainingId: '2026-11-20-4f3a9c21d07b', title: 'Legs' });
const opening = () => screen.queryByRole('heading', { name: 'Opening your workout' });
const never = () => new Promise(() => undefined);

describe('a workout chosen on another page', () => {
  it('starts at once, without the list, and without waiting for history or profile', async () => {
    let answer: (session: WorkoutSession) => void = () => undefined;
    const starting = () => new Promise<WorkoutSession>((resolve) => (answer = resolve));
    serve({ [list]: never, 'GET /profile': never, [start]: starting });
    open('sam', '/workout', wanted);
    expect(opening()).toBeTruthy();
    // One page is announced, not two.
    expect(document.title).toBe('');
    expect(screen.queryByRole('status')).toBeNull();
    await waitFor(() => expect(callsOf(start)).toHaveLength(1));
    expect(callsOf(start)[0]?.body).toMatchObject({ trainingId: '2026-11-20-4f3a9c21d07b' });
    expect(opening()).toBeTruthy();
    expect(screen.queryByText('Choose Your Workout')).toBeNull();
    await act(async () => answer(legs()));
    expect(await screen.findByText('Warm-up 1 of 1')).toBeTruthy();
    expect(document.title).toBe('Legs · Vita');
  });

  it('leads to the list when it cannot start, and says so', async () => {
    serve({ [start]: new ApiError('internal_error', 500, 'Something went wrong.') });
    open('sam', '/workout', wanted);
    expect(await screen.findByText('Failed to start workout')).toBeTruthy();
    expect(heading()).toBe('Choose Your Workout');
    expect(opening()).toBeNull();
  });

  it('asks when another one turns out to be open', async () => {
    const other = sessionOf('full-body', { id: '01JD0000000000000000000WEB' });
    const taken = new ApiError('session_already_open', 409, 'Another workout is still open.');
    serve({ [list]: page([], other), [start]: taken });
    open('sam', '/workout', wanted);
    expect(await screen.findByRole('dialog', { name: 'Full Body is still open' })).toBeTruthy();
    expect(opening()).toBeNull();
  });

  it('that is to be resumed opens without the list, which stands there if it is over', async () => {
    serve({ [list]: page([], legs({ activeSeconds: 40 })) });
    const { unmount } = open('sam', '/workout', resumeState);
    expect(opening()).toBeTruthy();
    expect(await screen.findByText('Exercise 1 of 2')).toBeTruthy();
    unmount();
    localStorage.clear();
    serve({ [list]: page() });
    open('sam', '/workout', resumeState);
    await waitFor(() => expect(heading()).toBe('Choose Your Workout'));
  });
});

describe('a reload in the player', () => {
  async function begin(session: WorkoutSession, seconds: number) {
    serve({ [list]: page([], session) });
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Resume workout' }));
    await screen.findByText(/^(Exercise|Warm-up) 1 of/);
    await pass(seconds);
    return view;
  }

  it('stays at the second, paused, until it is resumed', async () => {
    const { unmount } = await begin(legs({ activeSeconds: 30 }), 3 + 5.2);
    serve({ [list]: page([], legs({ activeSeconds: 30 })) });
    const { user } = reload(unmount);
    expect(opening()).toBeTruthy();
    expect(await screen.findByText('Exercise 1 of 2')).toBeTruthy();
    expect(screen.getByText('Paused')).toBeTruthy();
    await pass(60);
    expect(screen.getByText('Paused')).toBeTruthy();
    expect(control('Resume').textContent).toBe('0:15');
    await user.click(control('Resume'));
    await pass(3 + 15.4);
    expect(heading()).toBe('Rest');
  });

  it('stays in the warm-up', async () => {
    const { unmount } = await begin(legs(), 3 + 10.2);
    reload(unmount);
    expect(await screen.findByText('Warm-up 1 of 1')).toBeTruthy();
    expect(control('Resume').textContent).toBe('0:20');
    await pass(60);
    expect(control('Resume').textContent).toBe('0:20');
  });

  it('stays in the cooldown, and completes nothing', async () => {
    const { unmount } = await begin(legs({ activeSeconds: 30 }), 3 + 50.4);
    await pass(3 + 25.2);
    expect(screen.getByText('Cooldown 2 of 2')).toBeTruthy();
    const done = { counted: true, completedAt: '2026-11-20T12:00:00.000Z', finishedExercises: [0, 1] };
    serve({ [list]: page([], legs({ activeSeconds: 30 })), [complete]: legs(done) });
    const { user } = reload(unmount);
    expect(await screen.findByText('Cooldown 2 of 2')).toBeTruthy();
    expect(control('Resume').textContent).toBe('0:15');
    expect(callsOf(complete)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Skip cooldown' }));
    await waitFor(() => expect(callsOf(complete)).toHaveLength(1));
    expect(callsOf(complete)[0]?.body).toMatchObject({
      finishedExercises: [0, 1],
      activeSeconds: 30 + 50 + 25,
    });
  });

  it('stays with a workout that was started offline', async () => {
    serve({ [start]: offline, [list]: offline });
    const { user, unmount } = open();
    await pass(2);
    await user.click(startButton('Core Blast'));
    await waitFor(() => expect(heading()).toBe('Dead Bug'));
    await pass(3 + 5.2);
    reload(unmount);
    expect(await screen.findByText('Exercise 1 of 8')).toBeTruthy();
    expect(screen.getByText('Paused')).toBeTruthy();
  });

  it('shows the list when the workout was ended elsewhere, or belongs to another account', async () => {
    const { unmount } = await begin(legs({ activeSeconds: 30 }), 5);
    serve({ [list]: page() });
    reload(unmount);
    await waitFor(() => expect(heading()).toBe('Choose Your Workout'));
    expect(opening()).toBeNull();
  });

  it('is none when the player was left: the list offers to resume', async () => {
    const { router, unmount } = await begin(legs({ activeSeconds: 30 }), 5);
    await act(() => router.navigate('/elsewhere'));
    unmount();
    open();
    const card = await screen.findByRole('region', { name: 'Legs' });
    expect(within(card).getByRole('button', { name: 'Resume workout' })).toBeTruthy();
  });
});

describe('the list', () => {
  it('keeps a place for today until it is known what stands there', async () => {
    serve({ [list]: page(), 'GET /profile': never });
    const { unmount } = open();
    expect(screen.getByText("Loading today's session")).toBeTruthy();
    await pass(1);
    expect(screen.getByText("Loading today's session")).toBeTruthy();
    unmount();
    serve({ [list]: page() });
    open();
    await waitFor(() => expect(screen.queryByText("Loading today's session")).toBeNull());
    expect(startButton('Full Body')).toBeTruthy();
  });
});
