import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FollowedProgram, TrainingWeek } from '../../../../shared/contracts/training';
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
      'Wednesday, no session',
      'Thursday, rest',
      'Today, Friday, planned: Legs and core, easy on your knees, 12 min',
      'Saturday, rest',
      'Sunday, rest',
    ]);
    expect(day('Friday').getAttribute('aria-current')).toBe('date');
    expect(screen.getByText('1 of 2 done')).toBeTruthy();
  });

  it('shows what was done outside, in the units of the person', () => {
    const run = { kind: 'run', minutes: 58, distanceMeters: 10_000 } as const;
    const yoga = { kind: 'yoga', minutes: 30, distanceMeters: null } as const;
    const days = week.days.map((each, index) => (index === 1 ? { ...each, outside: [run, yoga] } : each));
    show(
      <WeekCard week={{ ...week, days }} today={friday} units="imperial" onOpen={vi.fn()} onMove={vi.fn()} />,
    );
    expect(day('Tuesday').getAttribute('aria-label')).toBe('Tuesday, rest. Also: Run 6.2 mi, Yoga 30 min');
    expect(day('Tuesday').textContent).toContain('6.2 mi +1');
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

  it('says what comes next, and looks back on Mondays at what was done', () => {
    const review = { sessionsDone: 2, sessionsPlanned: 3, minutes: 41, sentences: ['Each one counts.'] };
    showWeek({ note: 'Next up: Wednesday.', review }, addDays(friday, -4));
    expect(screen.getByText('Next up: Wednesday.')).toBeTruthy();
    const back = screen.getByText('Last week: 2 sessions, 41 min').closest('details');
    expect(back?.open).toBe(true);
    expect(within(back as HTMLElement).getByText('Each one counts.')).toBeTruthy();
  });

  it('keeps the look back closed on other days', () => {
    showWeek({ review: { sessionsDone: 2, sessionsPlanned: 3, minutes: 41, sentences: [] } });
    expect(screen.getByText(/^Last week/).closest('details')?.open).toBe(false);
  });
});

describe('A program in the week', () => {
  const running = {
    id: 'stronger-at-home',
    startedAt: '2026-11-02T08:00:00.000Z',
    isPaused: false,
    sessionsDone: 3,
  } as const;
  const showProgram = (changes: Partial<FollowedProgram> = {}) =>
    show(
      <WeekCard
        week={week}
        today={friday}
        program={{ ...running, ...changes }}
        onOpen={vi.fn()}
        onMove={vi.fn()}
      />,
    );

  it("is named, with the next session's place and the next milestone", () => {
    showProgram();
    expect(screen.getByText('Stronger at home').textContent).toContain('Session 4 of 24 · week 2 of 8');
    expect(screen.getByText(/^Next milestone, session 9: Three weeks in/)).toBeTruthy();
  });

  it('says that it is paused, or done', () => {
    showProgram({ isPaused: true });
    expect(screen.getByText('Paused')).toBeTruthy();
    expect(screen.getByText(/^It waits at session 4/)).toBeTruthy();
    expect(screen.queryByText(/milestone/)).toBeNull();
    cleanup();
    showProgram({ sessionsDone: 24 });
    expect(screen.getByText('All 24 sessions done')).toBeTruthy();
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
