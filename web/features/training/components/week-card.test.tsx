import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrainingWeek } from '../../../../shared/contracts/training';
import { addDays } from '../../../../shared/rules/local-date';
import { trainingOverview } from '../../../../tests/support/training-overview';
import { setUpTraining, show } from '../training.fixture';
import { WeekCard } from './week-card';

setUpTraining();

const { today, week } = trainingOverview();
const friday = today.date;
const dayWidth = 50;

function showWeek(changes: Partial<TrainingWeek> = {}, date = friday) {
  const [onOpen, onMove] = [vi.fn(), vi.fn()];
  const view = show(<WeekCard week={{ ...week, ...changes }} today={date} onOpen={onOpen} onMove={onMove} />);
  return { ...view, onOpen, onMove };
}

const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^(Today, )?${name}`) });
/** The middle of a day in the row, counted from Monday. */
const over = (index: number) => ({ clientX: (index + 0.5) * dayWidth, button: 0 });

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(index * dayWidth, 0, dayWidth, dayWidth);
  });
});
afterEach(() => vi.restoreAllMocks());

describe('The week', () => {
  it('tells each day in words, and today as such', () => {
    showWeek();
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Monday, done: Legs and core, easy on your knees, 12 min',
      'Tuesday, rest',
      'Wednesday, missed',
      'Thursday, rest',
      'Today, Friday, planned: Legs and core, easy on your knees, 12 min',
      'Saturday, rest',
      'Sunday, rest',
    ]);
    expect(day('Friday').getAttribute('aria-current')).toBe('date');
    expect(screen.getByText('1 of 2 done')).toBeTruthy();
  });

  it('opens a day by click and by keyboard', async () => {
    const { user, onOpen } = showWeek();
    await user.click(day('Monday'));
    day('Friday').focus();
    await user.keyboard('{Enter}');
    expect(onOpen.mock.calls.map(([each]) => each.state)).toEqual(['done', 'planned']);
  });

  it('says how a session moves, by keyboard too, where one can', () => {
    const hint = /^To move a session, open its day/;
    showWeek();
    expect(screen.getByText(hint)).toBeTruthy();
    cleanup();
    showWeek({ days: week.days.map((each) => ({ ...each, state: 'planned' })) });
    expect(screen.queryByText(hint)).toBeNull();
    cleanup();
    showWeek({}, addDays(friday, 1));
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('says what a gap means, and looks back on Mondays', () => {
    const review = { sessionsDone: 2, sessionsPlanned: 3, minutes: 41, sentences: ['Two of three.'] };
    showWeek({ note: 'You missed one session this week.', review }, addDays(friday, -4));
    expect(screen.getByText('You missed one session this week.')).toBeTruthy();
    const back = screen.getByText('Last week: 2 of 3 done, 41 min').closest('details');
    expect(back?.open).toBe(true);
    expect(within(back as HTMLElement).getByText('Two of three.')).toBeTruthy();
  });

  it('keeps the look back closed on other days', () => {
    showWeek({ review: { sessionsDone: 2, sessionsPlanned: 3, minutes: 41, sentences: [] } });
    expect(screen.getByText(/^Last week/).closest('details')?.open).toBe(false);
  });
});

describe('A session of the week', () => {
  it('is dragged to a free day, which shows that it would come there, and the click after it opens nothing', async () => {
    const { onMove, onOpen } = showWeek();
    fireEvent.pointerDown(day('Friday'), over(4));
    fireEvent.pointerMove(window, over(5));
    await waitFor(() => expect(day('Saturday').className).toContain('bg-go-tint'));
    fireEvent.pointerUp(window, over(5));
    fireEvent.click(day('Friday'));
    expect(onMove.mock.calls).toEqual([[friday, addDays(friday, 1)]]);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it.each([
    ['a day that is over', 3],
    ['a day that is done', 0],
    ['its own day', 4],
  ])('is not moved by a drag to %s', (_, index) => {
    const { onMove } = showWeek();
    fireEvent.pointerDown(day('Friday'), over(4));
    fireEvent.pointerMove(window, over(6));
    fireEvent.pointerMove(window, over(index));
    fireEvent.pointerUp(window, over(index));
    expect(onMove).not.toHaveBeenCalled();
  });

  it('stays where the drag was cancelled, and opens after a press that hardly moved', () => {
    const { onMove, onOpen } = showWeek();
    fireEvent.pointerDown(day('Friday'), over(4));
    fireEvent.pointerMove(window, over(5));
    fireEvent.pointerCancel(window);
    fireEvent.pointerDown(day('Friday'), over(4));
    fireEvent.pointerMove(window, { clientX: over(4).clientX + 3 });
    fireEvent.pointerUp(window);
    fireEvent.click(day('Friday'));
    expect(onMove).not.toHaveBeenCalled();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('is not dragged once it is done', () => {
    const { onMove } = showWeek();
    fireEvent.pointerDown(day('Monday'), over(0));
    fireEvent.pointerMove(window, over(5));
    fireEvent.pointerUp(window);
    expect(onMove).not.toHaveBeenCalled();
  });
});
