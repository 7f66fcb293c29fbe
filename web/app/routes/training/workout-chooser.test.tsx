import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routines } from '../../../../shared/rules/routines';
import { notCountedTexts } from '../../../../shared/rules/what-counts';
import { profileWith } from '../../../../tests/support/fake-profile-api';
import { trainingOverview } from '../../../../tests/support/training-overview';
import { ApiError } from '../../../lib/api/api-error';
import {
  callsOf,
  complete,
  decided,
  ended,
  heading,
  list,
  offline,
  open,
  page,
  pass,
  records,
  serve,
  setUpWorkoutPage,
  sessionOf,
  start,
  startButton,
  type Call,
  unsentWorkouts,
} from './workout-page.fixture';

setUpWorkoutPage();

describe('choosing a workout', () => {
  it('shows the six with what they take, a link to the coach, and one to the builder', async () => {
    serve({});
    const { router, user } = open();
    expect(heading()).toBe('Choose Your Workout');
    for (const { name, description } of routines) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
      expect(startButton(name).textContent).toBe('Start Workout');
      expect(screen.getAllByText(description).length).toBeGreaterThan(0);
    }
    const row = screen.getByRole('heading', { name: 'Full Body' }).closest('li');
    expect(row?.textContent).toContain('28 min · 15 moves · about 105 kcal');
    const builder = within(screen.getByRole('region', { name: 'Customize Your Workout' }));
    expect(builder.getByRole('button', { name: 'Choose exercises' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Need custom exercises?' })).toBeTruthy();
    const card = screen.getByRole('region', { name: 'Need custom exercises?' });
    await user.click(within(card).getByRole('link', { name: 'Chat with Ana' }));
    expect(router.state.location.pathname).toBe('/chat');
  });

  it('opens one routine at a time, with its moves by name', async () => {
    serve({});
    const { user } = open();
    await decided();
    const row = (name: string) => screen.getByRole('button', { name });
    await user.click(row('Core Blast'));
    expect(row('Core Blast').getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findByText(/Dead Bug, Crunches/)).toBeTruthy();
    await user.click(row('Cardio Blast'));
    expect(screen.getAllByRole('button', { name: /^Start Workout:/ })).toEqual([startButton('Cardio Blast')]);
    await user.click(row('Cardio Blast'));
    expect(screen.queryByRole('button', { name: /^Start Workout:/ })).toBeNull();
  });

  it('keeps its tab in the address, so that a reload and a way back find it', async () => {
    serve({});
    const { user, router, unmount } = open();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('No workouts yet')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=history');
    unmount();
    open('sam', '/workout?tab=programs');
    expect(screen.getByRole('tab', { name: 'Programs', selected: true })).toBeTruthy();
  });

  it('has one main action: the session of today, or else the first routine', async () => {
    const actions = () => [...document.querySelectorAll('main .bg-go')].map(({ textContent }) => textContent);
    serve({ 'GET /profile': profileWith({}, { training: trainingOverview() }) });
    const { unmount } = open();
    await screen.findByRole('button', { name: "Start today's session" });
    startButton('Core Blast');
    expect(actions()).toEqual(["Start today's session"]);
    unmount();
    serve({});
    open();
    await decided();
    expect(screen.getByRole('button', { name: 'Start Workout: Full Body' })).toBeTruthy();
    expect(actions()).toEqual(['Start Workout']);
  });

  it('says what to do where there is no plan for a program to shape', async () => {
    serve({ 'GET /profile': profileWith({}, { training: null }) });
    open('sam', '/workout?tab=programs');
    expect(await screen.findByText('No plan yet')).toBeTruthy();
  });

  it('lists past workouts, and why something did not count', async () => {
    const short = { counted: false, notCountedReason: 'too_short' as const, title: 'Cardio Blast' };
    const done = { title: 'Full Body', durationMinutes: 28, caloriesBurned: 105 };
    const paid = { ...ended('c', { title: 'Core Blast' }), points: 50 };
    serve({ [list]: page([ended('a', done), ended('b', short), paid]) });
    open('sam', '/workout?tab=history');
    const note = await screen.findByText('Wed, Nov 18 · 28 min · about 105 kcal');
    expect(note.closest('li')?.textContent).toContain('Counted');
    expect(screen.getByText(notCountedTexts.too_short)).toBeTruthy();
    expect(screen.getByText('Not counted')).toBeTruthy();
    expect(screen.getByText('+50 points')).toBeTruthy();
  });

  it('loads the next page of the history on request', async () => {
    const [first, second] = [ended('a', { title: 'Newest' }), ended('b', { title: 'Oldest' })];
    serve({
      [list]: ({ query }: Call) => (query?.cursor ? page([second]) : { ...page([first]), nextCursor: 'a' }),
    });
    const { user } = open('sam', '/workout?tab=history');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Oldest')).toBeTruthy();
    expect(screen.getByText('Newest')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says what to do when the history is empty, and offers Retry when it does not load', async () => {
    serve({ [list]: offline });
    const { user } = open('sam', '/workout?tab=history');
    expect(await screen.findByText("Your workouts didn't load")).toBeTruthy();
    serve({});
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No workouts yet')).toBeTruthy();
  });

  it('says when a workout could not be started, and sends the same request again', async () => {
    serve({ [start]: new ApiError('internal', 500, 'Something went wrong.') });
    const { user } = open();
    await user.click(startButton('Core Blast'));
    expect(await screen.findByText('Failed to start workout')).toBeTruthy();
    serve({ [start]: sessionOf('core-blast') });
    await user.click(startButton('Core Blast'));
    await waitFor(() => expect(heading()).toBe('dead bug'));
    const [first, second] = callsOf(start);
    expect(first?.body).toMatchObject({ routineId: 'core-blast', endOpen: false });
    expect(first?.body?.id).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    expect(second).toEqual(first);
  });
});

describe('a double tap', () => {
  it('starts one workout, with one request', async () => {
    serve({ [start]: sessionOf('core-blast') });
    open();
    const button = startButton('Core Blast');
    // Faster than rendering the page.
    act(() => [1, 2].forEach(() => button.click()));
    await waitFor(() => expect(heading()).toBe('dead bug'));
    expect(callsOf(start)).toHaveLength(1);
    expect(screen.queryByText('Failed to start workout')).toBeNull();
  });
});

describe('personal records', () => {
  const squats = {
    exerciseId: 'squat',
    name: 'Squats',
    load: { value: 22.5, at: '2026-11-18T18:00:00.000Z' },
    reps: { value: 20, at: null },
  };

  it('are shown next to the history, with the best value and its date', async () => {
    serve({
      [records]: { records: [squats, { ...squats, exerciseId: 'lunge', name: 'Lunges', reps: null }] },
    });
    open('sam', '/workout?tab=history');
    const squatsRow = (await screen.findByRole('heading', { name: 'Squats' })).closest('li');
    const lunges = screen.getByRole('heading', { name: 'Lunges' }).closest('li');
    expect(squatsRow?.textContent).toBe('SquatsBest load22.5 kg Nov 18, 2026Most reps20 reps earlier');
    expect(lunges?.textContent).toContain('Most reps–');
  });

  it('are five at first, and all when asked for', async () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      ...squats,
      exerciseId: `move-${index}`,
      name: `Move ${index}`,
    }));
    serve({ [records]: { records: many } });
    const { user } = open('sam', '/workout?tab=history');
    await screen.findByRole('heading', { name: 'Move 4' });
    expect(screen.queryByRole('heading', { name: 'Move 5' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(screen.getByRole('heading', { name: 'Move 6' })).toBeTruthy();
  });

  it('are in pounds for people who use pounds', async () => {
    serve({ [records]: { records: [squats] }, 'GET /profile': { units: 'imperial' } });
    open('sam', '/workout?tab=history');
    expect(await screen.findByText('49.6 lb')).toBeTruthy();
  });

  it('say what to do while there are none, and offer Retry when they do not load', async () => {
    serve({ [records]: offline });
    const { user } = open('sam', '/workout?tab=history');
    expect(await screen.findByText("Your records didn't load")).toBeTruthy();
    serve({});
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No records yet')).toBeTruthy();
    expect(screen.getByText(/log sets, reps, and load/)).toBeTruthy();
  });
});

describe('a workout that is still open', () => {
  const half = () => sessionOf('core-blast', { finishedExercises: [0, 1], activeSeconds: 245 });

  it('can be resumed where it was', async () => {
    serve({ [list]: page([], half()) });
    const { user } = open();
    expect(await screen.findByText('2 of 8 exercises done · 4:05 so far')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resume workout' }));
    await waitFor(() => expect(heading()).toBe('bicycle crunch'));
    expect(callsOf(start)).toHaveLength(0);
  });

  it('is ended only after a question when another one is started', async () => {
    serve({ [list]: page([], half()), [start]: sessionOf('cardio-blast') });
    const { user } = open();
    await screen.findByText('Still open');
    await user.click(startButton('Cardio Blast'));
    const dialog = await screen.findByRole('dialog', { name: 'Core Blast is still open' });
    expect(callsOf(start)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Start Cardio Blast' }));
    await waitFor(() => expect(heading()).toBe('march in place'));
    expect(callsOf(start)[0]?.body).toMatchObject({ routineId: 'cardio-blast', endOpen: true });
  });

  it('is asked about even when only the server knew of it', async () => {
    let known = false;
    const refuse = () => {
      known = true;
      return new ApiError('session_already_open', 409, 'Another workout is still open.');
    };
    serve({ [list]: () => page([], known ? half() : null), [start]: refuse });
    const { user } = open();
    await decided();
    await user.click(startButton('Cardio Blast'));
    expect(await screen.findByRole('dialog', { name: 'Core Blast is still open' })).toBeTruthy();
    expect(screen.queryByText('Failed to start workout')).toBeNull();
  });
});

describe('a workout that was finished offline', () => {
  const session = sessionOf('core-blast');
  const unsent = {
    userId: 'sam',
    sessionId: session.id,
    title: 'Core Blast',
    finishedExercises: [0, 1],
    activeSeconds: 300,
    finishedAt: '2026-11-20T12:00:00.000Z',
  };
  beforeEach(() => localStorage.setItem('workout-unsent', JSON.stringify(unsent)));

  it('is sent at the next visit', async () => {
    serve({ [complete]: { ...session, counted: true, completedAt: unsent.finishedAt } });
    open();
    await waitFor(() => expect(unsentWorkouts()).toEqual([]));
    const { finishedExercises, activeSeconds, finishedAt } = unsent;
    expect(callsOf(complete)[0]?.body).toEqual({ finishedExercises, activeSeconds, finishedAt });
  });

  it('is not offered for resuming, nor ended by another one, while it waits', async () => {
    serve({ [list]: page([], session), [complete]: offline });
    const { user } = open();
    expect(await screen.findByText('Core Blast is done and waiting to be sent')).toBeTruthy();
    await waitFor(() => expect(callsOf(complete)).toHaveLength(1));
    expect(screen.queryByText('Still open')).toBeNull();
    await user.click(startButton('Cardio Blast'));
    await waitFor(() => expect(callsOf(complete)).toHaveLength(2));
    expect(callsOf(start)).toHaveLength(0);
  });

  it('is sent when the server answers again, and only then is another one started', async () => {
    serve({ [list]: page([], session), [complete]: offline });
    open();
    await screen.findByText('Core Blast is done and waiting to be sent');
    expect(screen.getByText(/goes into your history as soon as it arrives/)).toBeTruthy();
    serve({ [complete]: { ...session, counted: true, completedAt: unsent.finishedAt } });
    await pass(6);
    expect(screen.queryByText('Core Blast is done and waiting to be sent')).toBeNull();
    expect(unsentWorkouts()).toEqual([]);
  });

  it("is left alone in another person's account", async () => {
    serve({});
    open('noah');
    await decided();
    expect(callsOf(complete)).toHaveLength(0);
  });
});
