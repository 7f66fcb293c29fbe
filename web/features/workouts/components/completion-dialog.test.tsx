import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notCountedTexts } from '../../../../shared/rules/what-counts';
import type { WorkoutResult } from '../workout-result';
import { CompletionDialog } from './completion-dialog';

const full: WorkoutResult = {
  caloriesKcal: 105,
  duration: '28:14',
  finished: 15,
  total: 15,
  reachedEnd: true,
  notCounted: null,
};
const reward = {
  awards: [
    { activityType: 'workout_completed', points: 50, description: 'completing Full Body' },
    { activityType: 'streak_7', points: 100, description: 'a 7-day streak' },
    { activityType: 'daily_goal', points: 25, description: 'meeting your daily goal' },
  ],
  totalPoints: 587,
};

function show(overrides: Partial<Parameters<typeof CompletionDialog>[0]> = {}) {
  const onRetry = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <CompletionDialog
      result={full}
      firstName="Maya"
      reward={null}
      noReward={false}
      failed={false}
      refused={false}
      sending={false}
      onRetry={onRetry}
      onClose={onClose}
      actions={<a href="/dashboard">Back to Dashboard</a>}
      {...overrides}
    />,
  );
  return { onRetry, onClose };
}

const figure = (label: string) => screen.getByText(label).parentElement?.textContent;

let lessMotion = true;
beforeEach(() => {
  lessMotion = true;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: lessMotion,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the end of a workout that counts', () => {
  it('says that its calories are estimated', () => {
    show();
    expect(screen.getByText('estimated')).toBeTruthy();
  });

  it('shows what was done and unlocks the achievement', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Workout Complete! 🎉' })).toBeTruthy();
    expect(screen.getByText('Achievement Unlocked!')).toBeTruthy();
    expect(figure('Calories burned')).toBe('Calories burned105 kcalestimated');
    expect(figure('Total duration')).toBe('Total duration28:14');
    expect(figure('Exercises completed')).toBe('Exercises completed15/15');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
  });

  it('keeps room for the points and shows them when they come', () => {
    show();
    expect(screen.getByText('Counting your points')).toBeTruthy();
    cleanup();
    show({ reward });
    expect(screen.getByText('You earned 175 points.')).toBeTruthy();
    expect(screen.getByText("Seven days in a row. That's Gold, Maya.")).toBeTruthy();
    const awards = screen.getByRole('list', { name: 'Earned for' });
    expect(awards.textContent).toBe('Workout +507-day streak +100Daily goal +25');
    expect(screen.getByRole('progressbar', { name: 'Points to Platinum' })).toBeTruthy();
  });

  it('says so when no points came', () => {
    show({ noReward: true });
    expect(screen.getByText(/No new points this time/)).toBeTruthy();
  });

  it('throws confetti once, unless less motion is wanted', () => {
    show();
    expect(document.querySelector('.confetti')).toBeNull();
    cleanup();
    lessMotion = false;
    show();
    expect(document.querySelector('.confetti')).not.toBeNull();
  });
});

describe('the end of a part of a workout', () => {
  const part = { ...full, finished: 2, reachedEnd: false };

  it('counts for the part that was done, and says what follows', () => {
    lessMotion = false;
    show({ result: part, reward });
    expect(screen.getByRole('dialog', { name: '2 of 15 done' })).toBeTruthy();
    expect(
      screen.getByText("2 exercises done, and they count. I'll build your next session from here."),
    ).toBeTruthy();
    expect(screen.queryByText('Achievement Unlocked!')).toBeNull();
    expect(document.querySelector('.confetti')).toBeNull();
    expect(screen.getByText('You earned 175 points.')).toBeTruthy();
  });

  it('is a whole when only something on the way was skipped', () => {
    show({ result: { ...full, finished: 14 } });
    expect(screen.getByRole('dialog', { name: 'Workout Complete! 🎉' })).toBeTruthy();
  });
});

describe('the end of a workout that does not count', () => {
  it.each(Object.values(notCountedTexts))('says why: %s', (reason) => {
    lessMotion = false;
    show({ result: { ...full, finished: 0, caloriesKcal: 0, reachedEnd: false, notCounted: reason } });
    expect(screen.getByRole('dialog', { name: 'Workout ended' })).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByText('Achievement Unlocked!')).toBeNull();
    expect(screen.queryByText('Counting your points')).toBeNull();
    expect(document.querySelector('.confetti')).toBeNull();
    expect(figure('Exercises completed')).toBe('Exercises completed0/15');
  });
});

describe('a workout that could not be sent', () => {
  it('stays on the screen with its numbers and a Retry in place', async () => {
    const { onRetry } = show({ failed: true });
    expect(screen.getByRole('alert').textContent).toContain('Failed to complete workout');
    expect(figure('Total duration')).toBe('Total duration28:14');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape', async () => {
    const { onClose } = show();
    await userEvent.setup().keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
