import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '../../../../shared/rules/local-date';
import { trainingOverview } from '../../../../tests/support/training-overview';
import { ApiError } from '../../../lib/api/api-error';
import { bodiesOf, planWith, serve, setUpTraining, show } from '../training.fixture';
import { DaySheet } from './day-sheet';

setUpTraining();

const { today, week: fullWeek } = trainingOverview();
const week = fullWeek;
const friday = today.date;
const read = 'GET /training/days/{date}';
const move = 'POST /training/plan/moves';
const start = <button type="button">Start Workout</button>;

function showDay(index: number, date = friday, week = fullWeek) {
  const [onMoved, onRefused, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  const day = week.days[index];
  if (!day) throw new Error('There are seven days.');
  const view = show(
    <DaySheet {...{ day, week, onMoved, onRefused, onClose, start }} today={date} units="metric" />,
  );
  return { ...view, onMoved, onRefused, onClose };
}

describe('A day of the week', () => {
  it('tells what was done outside, and blames no one for a session that was not', () => {
    const run = { kind: 'run', minutes: 58, distanceMeters: 10_000 } as const;
    const days = week.days.map((day, index) => (index === 1 ? { ...day, outside: [run] } : day));
    showDay(1, friday, { ...week, days });
    const list = within(screen.getByRole('list', { name: 'Outside Vita' }));
    expect(list.getByRole('listitem').textContent).toBe('Run 10 km, 58 min');
    expect(screen.getByText('No session here, and you were on the move anyway.')).toBeTruthy();
  });

  it('that is today shows its session move by move with reasons, and starts it', async () => {
    serve({ [read]: today.session });
    showDay(4);
    const dialog = within(screen.getByRole('dialog', { name: 'Today, Friday' }));
    const moves = within(await dialog.findByRole('list', { name: "What's in it" }));
    expect(moves.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Warm-up, 1 move1:00',
      'Glute Bridge40 sA little more than last time',
      'Dead Bug40 s',
      'Cooldown, 1 move0:40',
    ]);
    expect(dialog.getByRole('button', { name: 'Start Workout' })).toBeTruthy();
  });

  it('to come says when it opens instead of how to start it now', async () => {
    serve({ [read]: today.session });
    showDay(4, addDays(friday, -2));
    await screen.findByRole('list', { name: "What's in it" });
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
    expect(screen.getByText('Opens on Friday.')).toBeTruthy();
    cleanup();
    showDay(4, addDays(friday, -1));
    expect(await screen.findByText('Opens tomorrow.')).toBeTruthy();
  });

  it('to come can be done now where today is free', async () => {
    serve({ [read]: today.session });
    const days = week.days.map((each, index) => (index === 3 ? { ...each, state: 'rest' as const } : each));
    showDay(4, addDays(friday, -1), { ...week, days });
    expect((await screen.findByText('Opens tomorrow.')).parentElement?.textContent).toBe(
      'Opens tomorrow. To do it now, move it to today.',
    );
    expect(screen.getByRole('button', { name: 'Today' })).toBeTruthy();
  });

  it.each([
    [0, 'Done: Legs and core, easy on your knees, 12 min.'],
    [2, 'Nothing to make up: your plan just keeps going.'],
    [5, 'A day of rest: this is when you get stronger.'],
  ])('number %i says what it was', (index, text) => {
    showDay(index);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Move it to')).toBeNull();
  });

  it('whose session does not load offers Retry', async () => {
    serve({ [read]: new ApiError('network_error', 0, 'You seem to be offline.') });
    const { user } = showDay(4);
    expect(await screen.findByText("The session didn't load")).toBeTruthy();
    serve({ [read]: today.session });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: "What's in it" })).toBeTruthy();
  });
});

describe('Its session', () => {
  it('moves to a free day by keyboard, is said to have moved, and the sheet closes', async () => {
    const moved = planWith();
    serve({ [read]: today.session, [move]: moved });
    const { user, onMoved, onClose } = showDay(4);
    const places = within(screen.getByRole('group', { name: 'Move it to' }));
    expect(places.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Saturday',
      'Sunday',
    ]);
    places.getByRole('button', { name: 'Sunday' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onMoved).toHaveBeenCalledWith(moved));
    expect(onClose).toHaveBeenCalled();
    expect(bodiesOf(move)).toEqual([{ from: friday, to: addDays(friday, 2) }]);
    expect(await screen.findByText('Moved from Friday to Sunday')).toBeTruthy();
  });

  it('stays where the server refuses, says why, and the week is read again', async () => {
    const refused = new ApiError('session_not_movable', 409, 'A session can only move to a free day.');
    serve({ [read]: today.session, [move]: refused });
    const { user, onRefused, onClose } = showDay(4);
    await user.click(screen.getByRole('button', { name: 'Sunday' }));
    expect(await screen.findByText('A session can only move to a free day.')).toBeTruthy();
    expect(onRefused).toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
