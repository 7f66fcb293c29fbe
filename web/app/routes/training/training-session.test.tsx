import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notCountedTexts } from '../../../../shared/rules/what-counts';
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
  save,
  serve,
  setUpWorkoutPage,
  sessionOf,
  start,
  startButton,
  stopEarly,
  type Call,
  unsentWorkouts,
} from './workout-page.fixture';

async function startCoreBlast() {
  const view = open();
  await view.user.click(startButton('Core Blast'));
  await waitFor(() => expect(heading()).toBe('dead bug'));
  return view;
}

setUpWorkoutPage();

/** To the end of its cooldown. */
async function passCoreBlast() {
  await pass(3 + 16 * 60 + 1);
  await pass(3 + 120 + 1);
}

describe('an active workout', () => {
  const saved = { counted: true, completedAt: '2026-11-20T12:00:00.000Z' };

  it('counts in, runs on its own clock without any clip, and praises what was finished', async () => {
    serve({ [start]: sessionOf('core-blast') });
    await startCoreBlast();
    await pass(3.2);
    expect(screen.getByText('Exercise 1 of 8')).toBeTruthy();
    await pass(84);
    expect(heading()).toBe('dead bug');
    await pass(1.2);
    expect(heading()).toBe('Rest');
    expect(screen.getByText('Next: crunch')).toBeTruthy();
    expect(screen.getByText('about 5 kcal')).toBeTruthy();
    await pass(2);
    expect(screen.queryByText('about 5 kcal')).toBeNull();
    expect(callsOf(save).at(-1)?.body).toEqual({ finishedExercises: [0], activeSeconds: 85 });
  });

  it('pauses and resumes with Space, but leaves Space to the buttons', async () => {
    serve({ [start]: sessionOf('core-blast') });
    const { user } = await startCoreBlast();
    await pass(3.2);
    expect(document.activeElement?.textContent).toBe('dead bug');
    await user.keyboard(' ');
    expect(control('Resume')).toBeTruthy();
    await pass(60);
    await user.keyboard(' ');
    expect(control('Pause')).toBeTruthy();
    control('Skip exercise').focus();
    await user.keyboard(' ');
    expect(heading()).toBe('crunch');
    expect(control('Pause')).toBeTruthy();
    await waitFor(() => expect(callsOf(save).at(-1)?.body).toMatchObject({ finishedExercises: [] }));
  });

  it('goes back and forth by its buttons', async () => {
    serve({ [start]: sessionOf('core-blast') });
    const { user } = await startCoreBlast();
    await user.click(control('Skip exercise'));
    expect(heading()).toBe('crunch');
    const progress = screen.getAllByRole('progressbar', { name: 'Exercises' });
    expect(progress.map((each) => each.getAttribute('aria-valuetext'))).toEqual(['0 of 8', '0 of 8']);
    await user.click(control('Previous exercise'));
    expect(heading()).toBe('dead bug');
  });

  it('completes on its own at the end, and tells the server everything', async () => {
    const everything = [0, 1, 2, 3, 4, 5, 6, 7];
    const done = sessionOf('core-blast', {
      ...saved,
      finishedExercises: everything,
      caloriesBurned: 42,
      activeSeconds: 1080,
    });
    serve({ [start]: sessionOf('core-blast'), [complete]: done });
    await startCoreBlast();
    await passCoreBlast();
    const dialog = await screen.findByRole('dialog', { name: 'Workout Complete! 🎉' });
    expect(dialog.textContent).toContain('Achievement Unlocked!');
    expect(dialog.textContent).toContain('18:00');
    expect(callsOf(complete)).toHaveLength(1);
    expect(callsOf(complete)[0]?.body).toMatchObject({ finishedExercises: everything, activeSeconds: 1080 });
    expect(unsentWorkouts()).toEqual([]);
  });
});

describe('the end of a workout', () => {
  const notCounted = () =>
    sessionOf('core-blast', {
      completedAt: '2026-11-20T12:00:00.000Z',
      notCountedReason: 'no_exercise_finished',
    });

  it('says why it did not count when nothing was finished, and leads back', async () => {
    serve({ [start]: sessionOf('core-blast'), [complete]: notCounted() });
    const { router, user } = await startCoreBlast();
    for (let tap = 0; tap < 8; tap += 1) {
      await user.click(control('Skip exercise'));
    }
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(notCountedTexts.no_exercise_finished);
    expect(callsOf(complete)[0]?.body).toMatchObject({ finishedExercises: [] });
    await user.click(within(dialog).getByRole('link', { name: 'Back to Dashboard' }));
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('can be requested at any moment, with what is finished so far', async () => {
    const part = { counted: true, completedAt: '2026-11-20T12:00:00.000Z', finishedExercises: [0] };
    serve({ [start]: sessionOf('core-blast'), [complete]: sessionOf('core-blast', part) });
    const { user } = await startCoreBlast();
    await pass(3 + 90);
    await stopEarly(user);
    expect(await screen.findByRole('dialog', { name: 'That counts' })).toBeTruthy();
    expect(screen.queryByText('Achievement Unlocked!')).toBeNull();
    expect(callsOf(complete)[0]?.body).toMatchObject({ finishedExercises: [0], activeSeconds: 90 });
  });

  it('is in the history afterward, even if it was rated right away', async () => {
    const done = { ...sessionOf('core-blast', { counted: true, completedAt: '2026-11-20T12:00:00.000Z' }) };
    const openOne = sessionOf('core-blast');
    let completed = false;
    serve({
      [start]: openOne,
      [complete]: () => {
        completed = true;
        return done;
      },
      [save]: ({ body }: Call) => ({ ...done, ...body, records: [] }),
      [list]: () => (completed ? page([{ ...done, effort: 'right' }]) : page([openOne], openOne)),
    });
    const { user } = open('sam', '/workout?tab=history');
    await user.click(await screen.findByRole('button', { name: 'Resume workout' }));
    await stopEarly(user);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Just right' }));
    await within(dialog).findByText('Saved');
    await user.keyboard('{Escape}');
    const history = screen.getByRole('region', { name: 'Your workouts' });
    expect(await within(history).findByRole('button', { name: 'Core Blast' })).toBeTruthy();
    expect(screen.queryByText('Still open')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose Your Workout'));
  });

  it('stays when it could not be sent, and repeats the very same request', async () => {
    serve({ [start]: sessionOf('core-blast'), [complete]: offline });
    await startCoreBlast();
    await passCoreBlast();
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Failed to complete workout')).toBeTruthy();
    const done = sessionOf('core-blast', { completedAt: '2026-11-20T12:00:00.000Z', counted: true });
    serve({ [complete]: done });
    within(dialog).getByRole('button', { name: 'Retry' }).click();
    await waitFor(() => expect(within(dialog).queryByText('Failed to complete workout')).toBeNull());
    const [first, second] = callsOf(complete);
    expect(first?.body?.finishedExercises).toHaveLength(8);
    expect(second).toEqual(first);
    expect(screen.queryByText('Failed to complete workout')).toBeNull();
  });

  it('is sent again when the connection is back', async () => {
    serve({ [start]: sessionOf('core-blast'), [complete]: offline });
    await startCoreBlast();
    await passCoreBlast();
    await screen.findByText("It's kept on this device. I'll keep trying.");
    serve({
      [complete]: sessionOf('core-blast', { counted: true, completedAt: '2026-04-08T09:30:00.000Z' }),
    });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(unsentWorkouts()).toEqual([]));
    expect(callsOf(complete)).toHaveLength(2);
  });

  it('is sent again when the server was down, with growing pauses, without any event', async () => {
    serve({ [start]: sessionOf('core-blast'), [complete]: offline });
    await startCoreBlast();
    await passCoreBlast();
    await screen.findByText('Failed to complete workout');
    const before = callsOf(complete).length;
    await pass(6);
    expect(callsOf(complete)).toHaveLength(before + 1);
    expect(screen.getByText('Failed to complete workout')).toBeTruthy();
    await pass(1200);
    const tries = callsOf(complete).length;
    await pass(600);
    expect(callsOf(complete).length - tries).toBe(10);
    serve({
      [complete]: sessionOf('core-blast', { counted: true, completedAt: '2026-04-08T09:30:00.000Z' }),
    });
    await pass(61);
    expect(screen.queryByText('Failed to complete workout')).toBeNull();
    expect(unsentWorkouts()).toEqual([]);
    const all = callsOf(complete).length;
    await pass(300);
    expect(callsOf(complete)).toHaveLength(all);
  });

  it('is not sent again once the account has no such workout, and says so', async () => {
    const unknown = new ApiError('session_not_found', 404, 'There is no such workout session.');
    serve({ [start]: sessionOf('core-blast'), [complete]: unknown });
    await startCoreBlast();
    await passCoreBlast();
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/It couldn't be saved/)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Retry' })).toBeNull();
    await pass(300);
    expect(callsOf(complete)).toHaveLength(1);
  });

  it('says even without a response why a workout will not count', async () => {
    serve({ [start]: sessionOf('core-blast'), [complete]: offline });
    const { user } = await startCoreBlast();
    await pass(3);
    await stopEarly(user);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Failed to complete workout')).toBeTruthy();
    expect(within(dialog).getByText(notCountedTexts.too_short)).toBeTruthy();
  });
});

describe('a workout that was ended elsewhere', () => {
  const ended = new ApiError('session_already_completed', 409, 'This workout is already complete.');
  const stored = () =>
    sessionOf('core-blast', {
      counted: true,
      completedAt: '2026-11-20T12:00:00.000Z',
      finishedExercises: [0],
      activeSeconds: 90,
    });

  it('stops, says so, and shows the stored result', async () => {
    serve({ [start]: sessionOf('core-blast'), [save]: ended, [complete]: stored() });
    const { user } = await startCoreBlast();
    await pass(3 + 86);
    const notice = await screen.findByRole('dialog', { name: 'This workout has ended' });
    expect(notice.textContent).toContain("the rest of what you did here wasn't added.");
    await pass(300);
    expect(callsOf(complete)).toHaveLength(0);
    await user.click(within(notice).getByRole('button', { name: 'See result' }));
    const result = await screen.findByRole('dialog', { name: 'That counts' });
    expect(await within(result).findByText('1:30')).toBeTruthy();
    expect(screen.queryByText('This workout has ended')).toBeNull();
  });
});
