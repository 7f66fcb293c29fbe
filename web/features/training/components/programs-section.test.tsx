import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TrainingPlan } from '../../../../shared/contracts/training';
import { ApiError } from '../../../lib/api/api-error';
import { bodiesOf, plan, planWith, serve, setUpTraining, show } from '../training.fixture';
import { ProgramsSection } from './programs-section';

setUpTraining();

const choose = 'PUT /training/programme';
const startedAt = '2026-11-02T10:00:00.000Z';
const running = (sessionsDone: number, isPaused = false): Partial<TrainingPlan> => ({
  programme: { id: 'start-moving', startedAt, isPaused, sessionsDone },
});
const answer = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const happens = () =>
  within(screen.getByRole('list', { name: 'What happens' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const showSection = (onPlan = vi.fn()) => ({ ...show(<ProgramsSection onPlan={onPlan} />), onPlan });

describe('The programs', () => {
  it('are four to begin', async () => {
    serve({ [plan]: planWith(), [choose]: planWith(running(0)) });
    const { user, onPlan } = showSection();
    const cards = await screen.findAllByRole('heading', { level: 3 });
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Start moving',
      'Stronger at home',
      'Lean and quick',
      'Easy on joints',
    ]);
    await user.click(screen.getByRole('button', { name: 'Begin Start moving' }));
    await user.click(answer('Begin'));
    expect(bodiesOf(choose)).toEqual([{ id: 'start-moving' }]);
    expect(await screen.findByText('Week 1 of 4 · 0 of 12 sessions')).toBeTruthy();
    expect(onPlan).toHaveBeenCalledWith(planWith(running(0)));
    expect(screen.queryByRole('button', { name: 'Begin Start moving' })).toBeNull();
  });

  it('show the current one as a path with milestones reached one by one', async () => {
    serve({ [plan]: planWith(running(4)) });
    showSection();
    const path = within(await screen.findByRole('list', { name: 'Milestones' }));
    expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Session 1, reachedThe first one',
      'Session 3, reachedA whole week',
      'Session 6, nextHalfway there',
      "Session 12Four weeks: it's a habit now",
    ]);
    const bar = screen.getByRole('progressbar', { name: 'Sessions in Start moving' });
    expect(bar.getAttribute('aria-valuetext')).toBe('4 of 12 sessions');
  });

  it('mark no milestone as reached too early', async () => {
    serve({ [plan]: planWith(running(0)) });
    showSection();
    const path = await screen.findByRole('list', { name: 'Milestones' });
    expect(path.textContent).not.toMatch(/reached|behind you/);
  });

  it('can be paused, resumed, and left', async () => {
    serve({ [plan]: planWith(running(4)), [choose]: planWith(running(4, true)) });
    const { user } = showSection();
    await user.click(await screen.findByRole('button', { name: 'Pause program' }));
    expect(await screen.findByText('Paused')).toBeTruthy();
    serve({ [choose]: planWith(running(4)) });
    await user.click(screen.getByRole('button', { name: 'Resume program' }));
    expect(await screen.findByText('Active')).toBeTruthy();
    serve({ [choose]: planWith() });
    await user.click(screen.getByRole('button', { name: 'Leave program' }));
    await user.click(answer('Leave program'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Milestones' })).toBeNull());
    expect(bodiesOf(choose)).toEqual([
      { id: 'start-moving', isPaused: true },
      { id: 'start-moving', isPaused: false },
      { id: null },
    ]);
  });

  it('are done at the end, and can no longer be paused', async () => {
    serve({ [plan]: planWith(running(12)) });
    showSection();
    expect(await screen.findByText('Done')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause program' })).toBeNull();
  });

  it('offer Retry when they do not load, and say so when one could not begin', async () => {
    const offline = new ApiError('network_error', 0, 'You seem to be offline.');
    serve({ [plan]: offline });
    const { user } = showSection();
    expect(await screen.findByText("The programs didn't load")).toBeTruthy();
    serve({ [plan]: planWith(), [choose]: offline });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Begin Lean and quick' }));
    await user.click(answer('Begin'));
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
  });
});

describe('Before a program begins or is left', () => {
  it('the question says what happens to the week, and nothing happens without an answer', async () => {
    serve({ [plan]: planWith() });
    const { user } = showSection();
    await user.click(await screen.findByRole('button', { name: 'Begin Lean and quick' }));
    expect(screen.getByRole('dialog', { name: 'Begin Lean and quick?' })).toBeTruthy();
    expect(happens()).toEqual([
      "I'll replan your upcoming sessions, starting with the next one.",
      'Your training week stays the same: 3 days a week, 20 minutes each.',
      "It's made for 4 days a week. With your 3, its 6 weeks take about 8.",
    ]);
    await user.click(answer('Not now'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodiesOf(choose)).toEqual([]);
  });

  it('the question says what is lost when another one is replaced', async () => {
    serve({ [plan]: planWith(running(4)) });
    const { user } = showSection();
    await user.click(await screen.findByRole('button', { name: 'Begin Easy on joints' }));
    expect(screen.getByText('It replaces Start moving.')).toBeTruthy();
    expect(happens().at(-1)).toBe(
      "You'll lose your place (4 of 12 sessions of Start moving), but the workouts stay in your history.",
    );
  });

  it('the question says that the place in it is lost', async () => {
    serve({ [plan]: planWith(running(4)) });
    const { user } = showSection();
    await user.click(await screen.findByRole('button', { name: 'Leave program' }));
    expect(screen.getByRole('dialog', { name: 'Leave Start moving?' })).toBeTruthy();
    expect(happens()).toEqual([
      "I'll replan your upcoming sessions without it, starting with the next one.",
      'Your training week stays the same: 3 days a week, 20 minutes each.',
      "You'll lose your place (4 of 12 sessions of Start moving), but the workouts stay in your history.",
    ]);
    await user.click(answer('Stay with it'));
    expect(bodiesOf(choose)).toEqual([]);
  });

  it('nothing is said about a loss when no session was done', async () => {
    serve({ [plan]: planWith(running(0)) });
    const { user } = showSection();
    await user.click(await screen.findByRole('button', { name: 'Leave program' }));
    expect(happens()).toHaveLength(2);
  });

  it('the focus returns to the heading afterwards', async () => {
    serve({ [plan]: planWith(), [choose]: planWith(running(0)) });
    const { user } = showSection();
    await user.click(await screen.findByRole('button', { name: 'Begin Start moving' }));
    await user.click(answer('Begin'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Programs'));
  });
});
