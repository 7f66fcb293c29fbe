import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import {
  callsOf,
  ended,
  list,
  offline,
  open,
  page,
  records,
  save,
  serve,
  setUpWorkoutPage,
  start,
  type Call,
} from './workout-page.fixture';

const profile = 'GET /profile';
const done = () => ({
  ...ended('past', { finishedExercises: [0, 2], durationMinutes: 12, caloriesBurned: 33 }),
  points: 50,
});
const echo = (records: object[] = []) => ({
  [save]: ({ body }: Call) => ({ ...done(), ...body, records }),
});

const broken = new ApiError('internal', 500, 'Something went wrong.');

async function openDetails(answers: Record<string, unknown> = {}) {
  serve({ [list]: page([done()]), ...echo(), ...answers });
  const { user } = open('sam', '/workout?tab=history');
  await user.click(await screen.findByRole('button', { name: 'Core Blast' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Core Blast' })) };
}

type Details = Awaited<ReturnType<typeof openDetails>>;
const pressed = ({ dialog }: Details, name: string) =>
  dialog.getByRole('button', { name }).getAttribute('aria-pressed');

setUpWorkoutPage();

describe('a workout in the history', () => {
  it('opens with what it was, what it took, and what it earned', async () => {
    const { dialog } = await openDetails();
    expect(dialog.getByText('Wednesday, November 18, 2026', { exact: false })).toBeTruthy();
    const figure = (label: string) => dialog.getByText(label).parentElement?.textContent;
    expect(figure('Minutes')).toBe('Minutes12');
    expect(figure('Calories')).toBe('Calories33 kcalestimated');
    expect(figure('Points')).toBe('Points+50');
    expect(dialog.getByRole('heading', { name: '2 of 8 exercises' })).toBeTruthy();
    expect(dialog.getAllByText('Done')).toHaveLength(2);
    expect(dialog.getAllByText('Skipped')).toHaveLength(6);
  });

  it('can be repeated', async () => {
    const { user, dialog } = await openDetails({ [start]: broken });
    await user.click(dialog.getByRole('button', { name: 'Repeat workout' }));
    await waitFor(() => expect(callsOf(start)).toHaveLength(1));
    expect(callsOf(start)[0]?.body).toMatchObject({ routineId: 'core-blast' });
  });

  it('that was custom is repeated with its exercises', async () => {
    const custom = { ...done(), routineId: null, title: 'Core Blast' };
    const { user, dialog } = await openDetails({ [list]: page([custom]), [start]: broken });
    await user.click(dialog.getByRole('button', { name: 'Repeat workout' }));
    await waitFor(() => expect(callsOf(start)).toHaveLength(1));
    expect(callsOf(start)[0]?.body).toMatchObject({
      title: 'Core Blast',
      exercises: custom.plan.map(({ exerciseId, workSeconds }) => ({ exerciseId, workSeconds })),
    });
  });
});

describe('how it felt', () => {
  it('is saved on tap, and can be changed', async () => {
    const details = await openDetails();
    await details.user.click(details.dialog.getByRole('button', { name: 'Too hard' }));
    expect(pressed(details, 'Too hard')).toBe('true');
    expect(callsOf(save)[0]?.body).toEqual({ effort: 'too_hard' });
    await waitFor(() => expect(details.dialog.getByText('Saved')).toBeTruthy());
    await details.user.click(details.dialog.getByRole('button', { name: 'Just right' }));
    await waitFor(() => expect(pressed(details, 'Just right')).toBe('true'));
    expect(pressed(details, 'Too hard')).toBe('false');
  });

  it('is still there when the workout is opened again', async () => {
    const { user, dialog } = await openDetails();
    await user.click(dialog.getByRole('button', { name: 'Too easy' }));
    await dialog.findByText('Saved');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Core Blast' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByRole('button', { name: 'Too easy' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('goes back to the stored value when it could not be saved', async () => {
    const details = await openDetails({ [save]: offline });
    await details.user.click(details.dialog.getByRole('button', { name: 'Too hard' }));
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
    expect(pressed(details, 'Too hard')).toBe('false');
  });
});

describe('sets', () => {
  const field = (dialog: Details['dialog'], name: string) => dialog.getByLabelText(name);

  it('can be logged for finished exercises, several per exercise', async () => {
    const { user, dialog } = await openDetails();
    await user.click(dialog.getByText('Log sets, reps, and load'));
    expect(dialog.queryByLabelText('crunch, set 1: repetitions')).toBeNull();
    await user.type(field(dialog, 'dead bug, set 1: repetitions'), '12');
    await user.click(dialog.getByRole('button', { name: 'Add a set of dead bug' }));
    await user.type(field(dialog, 'dead bug, set 2: repetitions'), '10');
    expect(dialog.queryByLabelText('dead bug, set 2: load in kilograms')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'dead bug, set 2: add a load' }));
    await user.type(field(dialog, 'dead bug, set 2: load in kilograms'), '2,5');
    await user.click(dialog.getByRole('button', { name: 'Save sets' }));
    expect(callsOf(save)[0]?.body).toEqual({
      sets: [
        { position: 0, reps: 12, loadKg: null },
        { position: 0, reps: 10, loadKg: 2.5 },
      ],
    });
    expect(await screen.findByText('Sets saved')).toBeTruthy();
    await waitFor(() => expect(callsOf(records)).toHaveLength(2));
    expect(await dialog.findByText('12 reps, 10 × 2.5 kg')).toBeTruthy();
  });

  it('celebrate a personal record', async () => {
    const record = { exerciseId: 'dead-bug', kind: 'load', value: 22.5 };
    const { user, dialog } = await openDetails(echo([record]));
    await user.click(dialog.getByText('Log sets, reps, and load'));
    await user.click(dialog.getByRole('button', { name: 'dead bug, set 1: add a load' }));
    await user.type(field(dialog, 'dead bug, set 1: load in kilograms'), '22.5');
    await user.click(dialog.getByRole('button', { name: 'Save sets' }));
    const news = (await dialog.findByText('New personal record!')).parentElement;
    expect(news?.textContent).toContain('dead bug 22.5 kg');
  });

  it('say what is out of range, and are not sent', async () => {
    const { user, dialog } = await openDetails();
    await user.click(dialog.getByText('Log sets, reps, and load'));
    await user.type(field(dialog, 'dead bug, set 1: repetitions'), '999');
    await user.click(dialog.getByRole('button', { name: 'Save sets' }));
    expect(dialog.getByText('1 to 500 reps.')).toBeTruthy();
    expect(field(dialog, 'dead bug, set 1: repetitions').getAttribute('aria-invalid')).toBe('true');
    expect(callsOf(save)).toHaveLength(0);
  });

  it('are in pounds for people who use pounds', async () => {
    const { user, dialog } = await openDetails({ [profile]: { units: 'imperial' } });
    await user.click(dialog.getByText('Log sets, reps, and load'));
    await user.click(dialog.getByRole('button', { name: 'dead bug, set 1: add a load' }));
    await user.type(await dialog.findByLabelText('dead bug, set 1: load in pounds'), '100');
    await user.click(dialog.getByRole('button', { name: 'Save sets' }));
    const near = expect.closeTo(45.36, 2) as number;
    expect(callsOf(save)[0]?.body).toEqual({ sets: [{ position: 0, reps: null, loadKg: near }] });
  });
});
