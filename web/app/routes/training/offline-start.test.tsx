import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
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
  serve,
  sessionOf,
  setUpWorkoutPage,
  start,
  startButton,
  decided,
  stopEarly,
  unsentWorkouts,
} from './workout-page.fixture';

setUpWorkoutPage();

const nothing = { [start]: offline, [complete]: offline };

async function begin(name = 'Core Blast') {
  const view = open();
  await decided();
  await view.user.click(startButton(name));
  await screen.findByText(/^Exercise 1 of/);
  return view;
}

describe('a workout that starts offline', () => {
  beforeEach(() => serve(nothing));

  it("uses the plan the server would have made, with the library's names", async () => {
    await begin();
    expect(heading()).toBe('Dead Bug');
    expect(screen.queryByText('Failed to start workout')).toBeNull();
    await pass(3.2 + 85);
    expect(screen.getByText(/^Next: Crunch/)).toBeTruthy();
    expect(unsentWorkouts()).toHaveLength(1);
  });

  it('resumes where it was after a reload', async () => {
    const first = await begin();
    await pass(3.2 + 10);
    await first.user.click(control('Skip exercise'));
    const shown = heading();
    await first.user.click(control('Pause'));
    first.unmount();
    const { user } = open();
    expect(await screen.findByText('Still open')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resume workout' }));
    await waitFor(() => expect(heading()).toBe(shown));
  });

  it('is sent in full when the connection is back, with its real times', async () => {
    vi.setSystemTime('2026-11-20T12:00:00Z');
    const { user } = await begin();
    await pass(3.2 + 90);
    await stopEarly(user);
    const id = unsentWorkouts()[0]?.split(' ').at(-1) ?? '';
    expect(unsentWorkouts()).toHaveLength(2);
    const stored = sessionOf('core-blast', { id });
    serve({
      [start]: stored,
      [complete]: { ...stored, counted: true, completedAt: '2026-11-20T12:02:00.000Z' },
    });
    await pass(10);
    await waitFor(() => expect(unsentWorkouts()).toEqual([]));
    const body = callsOf(start).at(-1)?.body;
    expect(body).toMatchObject({ id, routineId: 'core-blast', endOpen: false });
    expect(body?.startedAt).toMatch(/^2026-11-20T12:00:/);
    expect(callsOf(complete).at(-1)?.body).toMatchObject({ finishedExercises: [0] });
  });

  it('waits while another one is open, and says so', async () => {
    const { user, unmount } = await begin();
    await pass(3.2 + 90);
    await stopEarly(user);
    unmount();
    const elsewhere = sessionOf('full-body', { id: '01JD0000000000000000000WEB' });
    serve({
      [list]: page([], elsewhere),
      [start]: new ApiError('session_already_open', 409, 'Another workout is still open.'),
    });
    open();
    expect(await screen.findByText('Still open')).toBeTruthy();
    expect(screen.getByText('Core Blast is done and waiting to be sent')).toBeTruthy();
    expect(screen.getByText(/goes into your history as soon as Full Body is finished/)).toBeTruthy();
    await pass(60);
    expect(callsOf(start).every(({ body }) => body?.endOpen === false)).toBe(true);
    expect(unsentWorkouts()).toHaveLength(2);
  });

  it('only ends the open workout that the question was about', async () => {
    const half = sessionOf('full-body', { id: '01JD0000000000000000000WEB' });
    serve({ ...nothing, [list]: page([], half) });
    const { user } = open();
    await screen.findByText('Still open');
    await user.click(startButton('Core Blast'));
    const question = await screen.findByRole('dialog', { name: 'Full Body is still open' });
    await user.click(within(question).getByRole('button', { name: 'Start Core Blast' }));
    await waitFor(() => expect(heading()).toBe('Dead Bug'));
    const tooLate = new ApiError('session_already_open', 409, 'Another workout is still open.');
    const other = sessionOf('cardio-blast', { id: '01JD0000000000000000000XYZ' });
    const answer = vi.fn(({ body }: { body?: Record<string, unknown> }) =>
      body?.endOpen === true ? sessionOf('core-blast', { id: String(body.id) }) : tooLate,
    );
    serve({ [list]: page([], other), [start]: answer });
    await pass(120);
    expect(answer.mock.calls.some(([{ body }]) => body?.endOpen === true)).toBe(false);
    serve({ [list]: page([], half), [start]: answer });
    await pass(120);
    expect(answer.mock.lastCall?.[0].body).toMatchObject({ endOpen: true });
    expect(unsentWorkouts()).toEqual([]);
  });

  it('is set aside when the server refuses it for good', async () => {
    await begin();
    serve({ [start]: new ApiError('exercise_not_found', 404, 'There is no such exercise.') });
    await pass(10);
    const [key = ''] = unsentWorkouts();
    await waitFor(() => expect(localStorage.getItem(key)).toContain('exercise_not_found'));
  });
});
