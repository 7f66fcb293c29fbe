import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import {
  callsOf,
  complete,
  control,
  heading,
  list,
  open,
  page,
  pass,
  save,
  serve,
  setUpWorkoutPage,
  sessionOf,
  start,
  startButton,
  stopEarly,
} from './workout-page.fixture';

setUpWorkoutPage();

const warmUpSwitch = () => screen.getByRole('switch', { name: 'Warm up first' });

async function startWarm(answers: Record<string, unknown> = {}) {
  serve({ [start]: sessionOf('core-blast'), ...answers });
  const view = open();
  await view.user.click(warmUpSwitch());
  await view.user.click(startButton('Core Blast'));
  await screen.findByText('Warm-up 1 of 3');
  return view;
}

/** Closes the page and opens it again, with the session open on the server. */
async function reopen(leave: () => void, session: WorkoutSession) {
  window.dispatchEvent(new Event('pagehide'));
  leave();
  serve({ [list]: page([], session) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Resume workout' }));
}

describe('the warm-up', () => {
  it('is offered, off until the person turns it on, and remembered on the device', async () => {
    serve({ [start]: sessionOf('core-blast') });
    const { user, unmount } = open();
    expect(warmUpSwitch().getAttribute('aria-checked')).toBe('false');
    await user.click(warmUpSwitch());
    unmount();
    open();
    expect(warmUpSwitch().getAttribute('aria-checked')).toBe('true');
  });

  it('comes before the first exercise, whose count starts at zero', async () => {
    await startWarm();
    await waitFor(() => expect(heading()).toBe('March in Place'));
    await pass(3 + 30);
    expect(screen.getByText('Warm-up 2 of 3')).toBeTruthy();
    await pass(61);
    expect(screen.getByText('Exercise 1 of 8')).toBeTruthy();
    await pass(3 + 85.4);
    expect(callsOf(save).at(-1)?.body).toEqual({ finishedExercises: [0], activeSeconds: 85 });
  });

  it('can be skipped', async () => {
    const { user } = await startWarm();
    await user.click(screen.getByRole('button', { name: 'Skip Warm-up' }));
    expect(screen.getByText('Exercise 1 of 8')).toBeTruthy();
    expect(heading()).toBe('dead bug');
  });

  it('ends when its last move is skipped', async () => {
    const { user } = await startWarm();
    for (let tap = 0; tap < 3; tap += 1) await user.click(control('Skip exercise'));
    expect(screen.getByText('Exercise 1 of 8')).toBeTruthy();
  });

  it('resumes where it was after a reload', async () => {
    const { unmount } = await startWarm();
    await pass(3 + 40);
    await reopen(unmount, sessionOf('core-blast'));
    expect(await screen.findByText('Warm-up 2 of 3')).toBeTruthy();
    await pass(3 + 21);
    expect(screen.getByText('Warm-up 3 of 3')).toBeTruthy();
  });

  it('does not come back once the workout has started', async () => {
    const { user, unmount } = await startWarm();
    await user.click(screen.getByRole('button', { name: 'Skip Warm-up' }));
    await reopen(unmount, sessionOf('core-blast'));
    expect(await screen.findByText('Exercise 1 of 8')).toBeTruthy();
  });

  it('can end the workout, which then does not count', async () => {
    const reason = 'no_exercise_finished' as const;
    const ended = sessionOf('core-blast', {
      completedAt: '2026-04-08T09:30:00.000Z',
      notCountedReason: reason,
    });
    const { user } = await startWarm({ [complete]: ended });
    await stopEarly(user);
    expect((await screen.findByRole('dialog')).textContent).toContain('No exercise was finished');
    expect(callsOf(complete)[0]?.body).toMatchObject({ finishedExercises: [], activeSeconds: 0 });
  });

  it('does not come before a custom workout', async () => {
    serve({ [start]: sessionOf('core-blast', { routineId: null, title: 'Mine' }) });
    const { user } = open();
    await user.click(warmUpSwitch());
    await user.click(startButton('Core Blast'));
    expect(await screen.findByText('Exercise 1 of 8')).toBeTruthy();
  });
});
