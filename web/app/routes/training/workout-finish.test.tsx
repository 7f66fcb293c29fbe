import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { profileWith } from '../../../../tests/support/fake-profile-api';
import { trainingOverview } from '../../../../tests/support/training-overview';
import type { Profile } from '../../../../shared/contracts/profile';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { addDays } from '../../../../shared/rules/local-date';
import type { PushState } from '../../../lib/push/push-browser';
import {
  callsOf,
  complete,
  offline,
  open,
  pass,
  save,
  serve,
  sessionOf,
  setUpWorkoutPage,
  start,
  startButton,
  stopEarly,
  type Call,
} from './workout-page.fixture';

const push = vi.hoisted(() => ({
  readPushState: vi.fn<() => Promise<PushState>>(),
  startPush: vi.fn<() => Promise<PushState>>(),
  stopPush: vi.fn<() => Promise<PushState>>(),
}));
vi.mock('../../../lib/push/push-browser', () => push);

const read = 'GET /profile';
const readPlan = 'GET /training/plan';
const readPreferences = 'GET /notifications/preferences';
const changePreferences = 'PUT /notifications/preferences';

const overview = trainingOverview();
const { today, week } = overview;
type State = (typeof week.days)[number]['state'];

/** The profile after a workout on Friday: what is planned for the weekend, and the day's workouts. */
function profileAfter(saturday: State, sunday: State, workouts = 1): Profile {
  const states: Record<string, State> = {
    [today.date]: 'done',
    [addDays(today.date, 1)]: saturday,
    [addDays(today.date, 2)]: sunday,
  };
  const days = week.days.map((day) => ({
    ...day,
    state: states[day.date] ?? day.state,
    title: 'Arms and core',
    minutes: 20,
  }));
  const profile = profileWith(
    {},
    { training: { ...overview, today: { ...today, isDone: true }, week: { ...week, days } } },
  );
  const activity = { date: today.date, activeMinutes: 16, workouts, caloriesKcal: 42, steps: 0 };
  return { ...profile, progress: { ...profile.progress, days: [activity] } };
}

const settings = { days: [1, 3], minutes: 20, equipment: [], areChosen: true };
const preferences = (pushed: boolean, reminderHour = 18) => ({
  kinds: { trainingDay: true, streakAtRisk: true },
  push: { trainingDay: pushed, streakAtRisk: pushed },
  mail: null,
  reminderHour,
});

const everything = [0, 1, 2, 3, 4, 5, 6, 7];
const done = (changes: Partial<WorkoutSession> = {}) =>
  sessionOf('core-blast', {
    counted: true,
    completedAt: '2026-11-20T12:00:00.000Z',
    finishedExercises: everything,
    activeSeconds: 960,
    ...changes,
  });

setUpWorkoutPage();
beforeEach(() => {
  push.readPushState.mockResolvedValue('off');
  push.startPush.mockReset();
});

/** Core Blast from its start to the end of its cooldown. */
async function finish(answers: Record<string, unknown>) {
  serve({ [start]: sessionOf('core-blast'), [complete]: done(), [readPlan]: { settings }, ...answers });
  const { user } = open();
  await screen.findByRole('heading', { name: 'Choose Your Workout' });
  await user.click(startButton('Core Blast'));
  await screen.findByText('Exercise 1 of 8');
  await pass(3 + 16 * 60 + 1);
  await pass(3 + 120 + 1);
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('the next session', () => {
  it('is named with its day, title, and length', async () => {
    const { dialog } = await finish({ [read]: profileAfter('rest', 'planned') });
    const next = (await dialog.findByText('See you Sunday')).parentElement;
    expect(next?.textContent).toBe('See you SundayArms and core\u00A0· 20\u00A0min');
  });

  it('is tomorrow when it is', async () => {
    const { dialog } = await finish({ [read]: profileAfter('planned', 'planned') });
    expect(await dialog.findByText('See you tomorrow')).toBeTruthy();
  });

  it('is the first of the next week when the week is done, without a title nobody has planned', async () => {
    const { dialog } = await finish({ [read]: profileAfter('rest', 'rest') });
    const next = (await dialog.findByText('See you Monday')).parentElement;
    expect(next?.textContent).toBe('See you Monday');
  });

  it('is read again after a rating, which may change it', async () => {
    const rated = ({ body }: Call) => ({ ...done(), ...body, records: [] });
    const { user, dialog } = await finish({ [read]: profileAfter('rest', 'planned'), [save]: rated });
    await dialog.findByText('See you Sunday');
    const before = callsOf(read).length;
    await user.click(dialog.getByRole('button', { name: 'Too hard' }));
    await waitFor(() => expect(callsOf(read)).toHaveLength(before + 1));
  });
});

describe('a reminder of it', () => {
  const planned = { [read]: profileAfter('rest', 'planned') };

  it('is one tap away, and then named with its true time', async () => {
    push.startPush.mockResolvedValue('on');
    const { user, dialog } = await finish({
      ...planned,
      [readPreferences]: preferences(false),
      [changePreferences]: preferences(true),
    });
    await user.click(await dialog.findByRole('button', { name: 'Remind me' }));
    expect(
      await dialog.findByText(/^I'll remind you Sunday at (18:00|6:00.PM) if you haven't trained by then\.$/),
    ).toBeTruthy();
    expect(callsOf(changePreferences)[0]?.body).toEqual({
      kinds: { trainingDay: true },
      push: { trainingDay: true, streakAtRisk: true },
    });
    expect(dialog.queryByRole('button', { name: 'Remind me' })).toBeNull();
  });

  it('is named right away when reminders are on', async () => {
    push.readPushState.mockResolvedValue('on');
    const { dialog } = await finish({ ...planned, [readPreferences]: preferences(true, 9) });
    expect(await dialog.findByText(/^I'll remind you Sunday at 0?9:00/)).toBeTruthy();
  });

  it('is not promised while this kind is not pushed', async () => {
    push.readPushState.mockResolvedValue('on');
    const { dialog } = await finish({ ...planned, [readPreferences]: preferences(false) });
    expect(await dialog.findByRole('button', { name: 'Remind me' })).toBeTruthy();
    expect(dialog.queryByText(/I'll remind you/)).toBeNull();
  });

  it('has an honest way out where the browser refuses', async () => {
    push.startPush.mockResolvedValue('denied');
    const { user, dialog } = await finish(planned);
    await user.click(await dialog.findByRole('button', { name: 'Remind me' }));
    expect(await dialog.findByText(/This browser blocks notifications from Vita/)).toBeTruthy();
    const calendar = dialog.getByRole('link', { name: 'Add to calendar' });
    expect(calendar.getAttribute('href')).toBe('/settings?section=training');
    expect(dialog.queryByText(/I'll remind you/)).toBeNull();
    expect(callsOf(changePreferences)).toEqual([]);
  });

  it('says in a sentence what the browser says in its own words', async () => {
    push.startPush.mockRejectedValue(
      new DOMException('Registration failed - permission denied', 'NotAllowedError'),
    );
    const { user, dialog } = await finish(planned);
    await user.click(await dialog.findByRole('button', { name: 'Remind me' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      "Notifications are blocked for this site. Allow them in your browser's settings.",
    );
  });

  it('is not offered where the browser has no notifications', async () => {
    push.readPushState.mockResolvedValue('unsupported');
    const { dialog } = await finish(planned);
    expect(await dialog.findByRole('link', { name: 'Add to calendar' })).toBeTruthy();
    expect(dialog.queryByText(/blocks notifications/)).toBeNull();
  });
});

describe('an end without a connection', () => {
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  const comeBack = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  };

  it('is calm, and stays so until the workout has arrived', async () => {
    const { dialog } = await finish({ [complete]: offline });
    const kept = "It's kept on this device. I'll send it as soon as you're back online.";
    expect(await dialog.findByText(kept)).toBeTruthy();
    expect(dialog.queryByText('Failed to complete workout')).toBeNull();
    serve({ [complete]: new Promise(() => undefined) });
    comeBack();
    await waitFor(() => expect(callsOf(complete)).toHaveLength(2));
    expect(dialog.getByText(kept)).toBeTruthy();
    expect(dialog.queryByText('Failed to complete workout')).toBeNull();
  });

  it('names the next day, and promises nothing that needs the server', async () => {
    const { dialog } = await finish({ [complete]: offline, [read]: profileAfter('rest', 'planned') });
    const next = (await dialog.findByText('See you Sunday')).parentElement;
    expect(next?.textContent).toBe('See you Sunday');
    expect(dialog.queryByRole('button', { name: 'Remind me' })).toBeNull();
  });

  it('takes the rating along', async () => {
    const { user, dialog } = await finish({ [complete]: offline });
    await dialog.findByText(/kept on this device/);
    await user.click(dialog.getByRole('button', { name: 'Too hard' }));
    expect(dialog.getByRole('button', { name: 'Too hard' }).getAttribute('aria-pressed')).toBe('true');
    serve({ [complete]: ({ body }: Call) => done({ effort: body?.effort as 'too_hard' }) });
    comeBack();
    await waitFor(() => expect(callsOf(complete).at(-1)?.body).toMatchObject({ effort: 'too_hard' }));
    await waitFor(() => expect(dialog.queryByText(/kept on this device/)).toBeNull());
    expect(dialog.getByRole('button', { name: 'Too hard' }).getAttribute('aria-pressed')).toBe('true');
    expect(callsOf(save).filter(({ body }) => body?.effort !== undefined)).toEqual([]);
  });
});

describe('a rating', () => {
  it('given while the workout was on its way is saved by itself', async () => {
    let arrive: (saved: WorkoutSession) => void = () => undefined;
    const { user, dialog } = await finish({
      [complete]: () => new Promise<WorkoutSession>((resolve) => (arrive = resolve)),
      [save]: ({ body }: Call) => ({ ...done(), ...body, records: [] }),
    });
    await user.click(dialog.getByRole('button', { name: 'Just right' }));
    await act(async () => arrive(done()));
    await waitFor(() => expect(callsOf(save).at(-1)?.body).toEqual({ effort: 'right' }));
    expect(dialog.getByRole('button', { name: 'Just right' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says what it does, and is not asked to shape a plan that nobody has', async () => {
    const { user, dialog } = await finish({
      [read]: profileAfter('rest', 'planned'),
      [save]: ({ body }: Call) => ({ ...done(), ...body, records: [] }),
    });
    expect(await dialog.findByText('Your answer shapes your next session.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Too hard' }));
    expect(await dialog.findByText("Got it. I'll ease off a little next time.")).toBeTruthy();
  });

  it('promises nothing without a plan', async () => {
    const { dialog } = await finish({});
    expect(await dialog.findByRole('button', { name: 'Too hard' })).toBeTruthy();
    expect(dialog.queryByText(/next session/)).toBeNull();
  });
});

it('a stopped workout is not told what it missed', async () => {
  serve({
    [start]: sessionOf('core-blast'),
    [complete]: done({ finishedExercises: [0], activeSeconds: 90 }),
    [read]: profileAfter('rest', 'planned'),
    [readPlan]: { settings },
  });
  const { user } = open();
  await screen.findByRole('heading', { name: 'Choose Your Workout' });
  await user.click(startButton('Core Blast'));
  await screen.findByText('Exercise 1 of 8');
  await pass(3 + 90);
  await stopEarly(user);
  const dialog = await screen.findByRole('dialog', { name: 'That counts' });
  expect(dialog.textContent).toContain("I'll plan your next session from here.");
  expect(dialog.textContent).not.toMatch(/of 8|\/8|left|missed|7/);
});
