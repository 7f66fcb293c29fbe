import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TrainingToday } from '../../../../shared/contracts/training';
import { trainingOverview } from '../../../../tests/support/training-overview';
import { ApiError } from '../../../lib/api/api-error';
import { bodiesOf, serve, setUpTraining, show } from '../training.fixture';
import { TodaySession } from './today-session';

setUpTraining();

const changes = 'POST /training/today/changes';
const { today } = trainingOverview();

type Props = Partial<Parameters<typeof TodaySession>[0]>;

function showToday(given: TrainingToday | null | undefined, onChanged = vi.fn(), props: Props = {}) {
  const action = <button type="button">Start Workout</button>;
  return show(<TodaySession today={given} action={action} onChanged={onChanged} {...props} />);
}

describe("Today's session", () => {
  it('says what, how long and why, begins with what is remembered, and can be started', () => {
    showToday(today);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Legs and core, easy on your knees');
    expect(screen.getByRole('status').textContent).toBe(today.opening);
    const facts = within(screen.getByRole('list', { name: 'At a glance' })).getAllByRole('listitem');
    expect(facts.map(({ textContent }) => textContent)).toEqual(['12 min', 'about 13 kcal', '2 moves']);
    const reasons = within(screen.getByRole('list', { name: 'Why this one' })).getAllByRole('listitem');
    expect(reasons.map(({ textContent }) => textContent)).toEqual(today.session?.reasons);
    expect(screen.getByRole('button', { name: 'Start Workout' })).toBeTruthy();
  });

  it('of which something changed says what, in place of what is remembered', () => {
    showToday({ ...today, changed: '10 minutes instead of 12' });
    expect(screen.getByRole('status').textContent).toBe('10 minutes instead of 12');
    expect(screen.queryByText(today.opening)).toBeNull();
  });

  it('is offered below a rest day, and can be started anyway', () => {
    showToday({ ...today, isRestDay: true });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Rest day');
    expect(screen.getByRole('heading', { level: 3, name: /easy on your knees/ })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Start/ })).toHaveLength(1);
  });

  it('is done once the circle is closed; before that, what was trained counts as such', () => {
    showToday({ ...today, isDone: true }, vi.fn(), { isClosed: true });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Done for today');
    cleanup();
    showToday({ ...today, isDone: true });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You trained today');
  });

  it('says its place in a program that is active', () => {
    const running = {
      id: 'stronger-at-home',
      startedAt: '2026-11-02T08:00:00.000Z',
      isPaused: false,
      sessionsDone: 3,
    } as const;
    showToday(today, vi.fn(), { program: running });
    expect(screen.getByText('Stronger at home, session 4 of 24')).toBeTruthy();
    cleanup();
    showToday(today, vi.fn(), { program: { ...running, isPaused: true } });
    expect(screen.queryByText(/^Stronger at home/)).toBeNull();
  });

  it('is not mentioned while a danger has to be taken care of first', () => {
    const opening = 'No training for now.';
    showToday({ ...today, session: null, goalMinutes: null, isWaiting: true, opening });
    expect(screen.getByRole('heading', { name: 'Training can wait' })).toBeTruthy();
    expect(screen.getByText(opening)).toBeTruthy();
    expect(screen.queryByText('Your choice today')).toBeNull();
  });

  it('waits while another workout is open, which tells how far it is', () => {
    showToday({ ...today, open: { id: 'one', title: 'Core Blast', finished: 2, of: 15 } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Core Blast');
    const bar = screen.getByRole('progressbar', { name: 'Workout so far' });
    expect(bar.getAttribute('aria-valuetext')).toBe('2 of 15 done');
    expect(screen.queryByRole('group', { name: "Change today's session" })).toBeNull();
  });

  it('keeps its place while it is on its way, and says so where there is none', () => {
    showToday(undefined);
    expect(screen.getByText("Loading today's session")).toBeTruthy();
    showToday({ ...today, session: null });
    expect(screen.getByRole('heading', { name: 'Your choice today' })).toBeTruthy();
  });
});

describe('A change of it', () => {
  it('shows the session that comes of it, and takes no second wish meanwhile', async () => {
    let answerNow: (today: unknown) => void = () => undefined;
    serve({ [changes]: new Promise((resolve) => (answerNow = resolve)) });
    const onChanged = vi.fn();
    const { user } = showToday(today, onChanged);
    await user.click(screen.getByRole('button', { name: 'Shorter' }));
    await user.click(screen.getByRole('button', { name: 'Easier' }));
    expect(bodiesOf(changes)).toMatchObject([{ change: 'shorter' }]);
    expect(screen.getByRole('button', { name: /Shorter/ }).getAttribute('aria-busy')).toBe('true');
    const changed = { ...today, changed: '8 minutes instead of 12' };
    answerNow(changed);
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(changed));
    await user.click(screen.getByRole('button', { name: 'Something else' }));
    expect(bodiesOf(changes).at(-1)).toMatchObject({ change: 'something_else' });
  });

  it('can be taken back, once there is one', async () => {
    serve({ [changes]: today });
    showToday(today);
    expect(screen.queryByRole('button', { name: 'Back to the plan' })).toBeNull();
    cleanup();
    const { user } = showToday({ ...today, isChanged: true });
    await user.click(screen.getByRole('button', { name: 'Back to the plan' }));
    expect(bodiesOf(changes)).toMatchObject([{ change: 'plan' }]);
  });

  it('that failed is asked for again as the same request, so that nothing changes twice', async () => {
    serve({ [changes]: new ApiError('network_error', 0, 'You seem to be offline.') });
    const { user } = showToday(today);
    await user.click(screen.getByRole('button', { name: 'Easier' }));
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Easier' }));
    await user.click(screen.getByRole('button', { name: 'Shorter' }));
    const ids = bodiesOf(changes).map((body) => body?.id);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});
