import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { sessionSeconds } from '../../../../shared/rules/routines';
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

  it('comes before the first exercise, and its time is the first of the workout', async () => {
    await startWarm();
    await waitFor(() => expect(heading()).toBe('March in Place'));
    await pass(3 + 30);
    expect(screen.getByText('Warm-up 2 of 3')).toBeTruthy();
    await pass(61);
    expect(screen.getByText('Exercise 1 of 8')).toBeTruthy();
    await pass(3 + 85.4);
    expect(callsOf(save).at(-1)?.body).toEqual({ finishedExercises: [0], activeSeconds: 90 + 85 });
  });

  it('can be skipped', async () => {
    const { user } = await startWarm();
    await user.click(screen.getByRole('button', { name: 'Skip warm-up' }));
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
    await user.click(screen.getByRole('button', { name: 'Skip warm-up' }));
    await reopen(unmount, sessionOf('core-blast'));
    expect(await screen.findByText('Exercise 1 of 8')).toBeTruthy();
  });

  it('can end the workout, with the minutes so far', async () => {
    const reason = 'no_exercise_finished' as const;
    const ended = sessionOf('core-blast', {
      completedAt: '2026-04-08T09:30:00.000Z',
      notCountedReason: reason,
    });
    const { user } = await startWarm({ [complete]: ended });
    await pass(3 + 40);
    await stopEarly(user);
    expect((await screen.findByRole('dialog')).textContent).toContain('No exercise was finished');
    expect(callsOf(complete)[0]?.body).toMatchObject({ finishedExercises: [], activeSeconds: 40 });
  });

  it('does not come before a custom workout', async () => {
    serve({ [start]: sessionOf('core-blast', { routineId: null, title: 'Mine' }) });
    const { user } = open();
    await user.click(warmUpSwitch());
    await user.click(startButton('Core Blast'));
    expect(await screen.findByText('Exercise 1 of 8')).toBeTruthy();
  });
});

describe('the cool-down', () => {
  const move = { workSeconds: 20, restSeconds: 10, caloriesKcal: 5 };
  const short = (changes: Partial<WorkoutSession> = {}) =>
    sessionOf('core-blast', {
      id: '01JD00000000000000000SHORT',
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
  const done = short({ completedAt: '2026-11-20T12:00:00.000Z', counted: true, finishedExercises: [0, 1] });

  /** Until the first second of the cooldown. */
  async function cool() {
    serve({ [list]: page([], short()), [complete]: done });
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Resume workout' }));
    await pass(3 + 30.4);
    await pass(3 + 50.4);
    expect(screen.getByText('Cooldown 1 of 2')).toBeTruthy();
    return view;
  }
  const sent = () => callsOf(complete).map(({ body }) => body);

  it('follows the last exercise at once, counts, and only then completes the workout', async () => {
    await cool();
    expect(screen.getByText('These minutes count, too.', { exact: false })).toBeTruthy();
    expect(sent()).toEqual([]);
    await pass(3 + 40.4);
    expect(await screen.findByRole('dialog', { name: 'Workout Complete! 🎉' })).toBeTruthy();
    const { warmUp, plan, coolDown } = short();
    expect(sent()).toMatchObject([
      { finishedExercises: [0, 1], activeSeconds: sessionSeconds({ warmUp, plan, coolDown }) },
    ]);
  });

  it('names the whole session with its minutes, in every part', async () => {
    serve({ [list]: page([], short()) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Resume workout' }));
    const title = () => screen.getByText('· 2 min').parentElement?.textContent;
    expect(title()).toBe('Legs · 2 min');
    await pass(3 + 30.4);
    expect(screen.getByText('Exercise 1 of 2')).toBeTruthy();
    expect(title()).toBe('Legs · 2 min');
    await pass(3 + 50.4);
    expect(screen.getByText('Cooldown 1 of 2')).toBeTruthy();
    expect(title()).toBe('Legs · 2 min');
  });

  it.each(['Skip cooldown', 'Complete Workout'])(
    'ends with %s, with what was done of it, without a question',
    async (name) => {
      const { user } = await cool();
      await pass(3 + 10);
      await user.click(screen.getByRole('button', { name }));
      expect(await screen.findByRole('dialog', { name: 'Workout Complete! 🎉' })).toBeTruthy();
      expect(sent()).toMatchObject([{ finishedExercises: [0, 1], activeSeconds: 80 + 10 }]);
    },
  );

  it('does not follow a workout that is stopped, or one without a finished exercise', async () => {
    serve({ [list]: page([], short()), [complete]: done });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Resume workout' }));
    await user.click(await screen.findByRole('button', { name: 'Skip warm-up' }));
    for (let tap = 0; tap < 2; tap += 1) await user.click(control('Skip exercise'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(sent()).toMatchObject([{ finishedExercises: [], activeSeconds: 0 }]);
  });

  it('follows when the last exercise is skipped and another one was finished', async () => {
    serve({ [list]: page([], short()), [complete]: done });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Resume workout' }));
    await user.click(await screen.findByRole('button', { name: 'Skip warm-up' }));
    await pass(3 + 30.4);
    await user.click(control('Skip exercise'));
    expect(screen.getByText('Cooldown 1 of 2')).toBeTruthy();
  });

  it('completes the workout when the page is left, with its time so far', async () => {
    const { router } = await cool();
    await pass(3 + 10);
    await act(() => router.navigate('/elsewhere'));
    await pass(1);
    expect(sent()).toMatchObject([{ finishedExercises: [0, 1], activeSeconds: 90 }]);
  });

  it('tells the server that all exercises are done, so another device cools down, too', async () => {
    await cool();
    await waitFor(() =>
      expect(callsOf(save).at(-1)?.body).toMatchObject({ finishedExercises: [0, 1], activeSeconds: 80 }),
    );
    cleanup();
    localStorage.clear();
    serve({ [list]: page([], short({ finishedExercises: [0, 1], activeSeconds: 80 })) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Resume workout' }));
    expect(screen.getByText('Cooldown 1 of 2')).toBeTruthy();
  });
});
