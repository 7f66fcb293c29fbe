import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notCountedTexts } from '../../../../shared/rules/what-counts';
import type { WorkoutResult } from '../workout-result';
import { CompletionDialog } from './completion-dialog';

const full: WorkoutResult = {
  caloriesKcal: 105,
  duration: '28:14',
  exercises: 15,
  sets: 15,
  share: 1,
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
      streak={null}
      hasPlan
      unsent={null}
      isKept
      sending={false}
      onRetry={onRetry}
      onClose={onClose}
      actions={<a href="/dashboard">Back to Dashboard</a>}
      {...overrides}
    />,
  );
  return { onRetry, onClose };
}

const figure = (label: string) => screen.getByText(label).parentElement?.textContent.trim();

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
    expect(figure('Exercises completed')).toBe('Exercises completed15');
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

  it('says what was done once: the time, the exercises, and the points', () => {
    const [workout] = reward.awards;
    show({ reward: { awards: workout ? [workout] : [], totalPoints: 300 } });
    const text = screen.getByRole('dialog').textContent;
    expect(text.split('28:14')).toHaveLength(2);
    expect(text.split('15')).toHaveLength(2);
    expect(screen.queryByRole('list', { name: 'Earned for' })).toBeNull();
    expect(screen.getByText('Well done, Maya.')).toBeTruthy();
  });

  it('counts an exercise once, and its sets next to it', () => {
    show({ result: { ...full, exercises: 5 } });
    expect(figure('Exercises completed')).toBe('Exercises completed5in 15 sets');
  });

  it('leads from what was done to the points, the rating, the next session, and the way on; the rest comes last', () => {
    show({ reward, rating: <i>Rating</i>, next: <i>Next</i>, details: <i>Details</i> });
    const text = screen.getByRole('dialog').textContent;
    const order = [
      'Total duration',
      'You earned',
      'Rating',
      'Next',
      'Back to Dashboard',
      'Daily goal',
      'Details',
    ];
    const places = order.map((each) => text.indexOf(each));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('tells the streak next to the points once it is known', () => {
    show({ reward, streak: 'Day one of your streak' });
    expect(screen.getByText('Day one of your streak')).toBeTruthy();
  });

  it('says so when no points came', () => {
    show({ noReward: true });
    expect(screen.getByText(/No new points so far/)).toBeTruthy();
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
  const part = { ...full, exercises: 2, sets: 2, share: 2 / 15, reachedEnd: false };

  it('counts for the part that was done, and says what follows', () => {
    lessMotion = false;
    show({ result: part, reward });
    expect(screen.getByRole('dialog', { name: 'That counts' })).toBeTruthy();
    expect(screen.getByText("I'll plan your next session from here.")).toBeTruthy();
    expect(screen.queryByText('Achievement Unlocked!')).toBeNull();
    expect(document.querySelector('.confetti')).toBeNull();
    expect(screen.getByText('You earned 175 points.')).toBeTruthy();
  });

  it('does not say how much is missing', () => {
    show({ result: part });
    expect(figure('Exercises completed')).toBe('Exercises completed2');
    expect(screen.getByRole('dialog').textContent).not.toContain('15');
  });

  it('is a whole when only something on the way was skipped', () => {
    show({ result: { ...full, exercises: 14, sets: 14 } });
    expect(screen.getByRole('dialog', { name: 'Workout Complete! 🎉' })).toBeTruthy();
  });
});

describe('the end of a workout that does not count', () => {
  it.each(Object.values(notCountedTexts))('says why: %s', (reason) => {
    lessMotion = false;
    show({
      result: { ...full, exercises: 0, sets: 0, caloriesKcal: 0, reachedEnd: false, notCounted: reason },
    });
    expect(screen.getByRole('dialog', { name: 'Workout ended' })).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByText('Achievement Unlocked!')).toBeNull();
    expect(screen.queryByText('Counting your points')).toBeNull();
    expect(document.querySelector('.confetti')).toBeNull();
    expect(figure('Exercises completed')).toBe('Exercises completed0');
  });
});

describe('a workout that has not arrived', () => {
  it('waits calmly for the connection', () => {
    show({ unsent: 'offline' });
    expect(
      screen.getByText("It's kept on this device. I'll send it as soon as you're back online."),
    ).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Counting your points')).toBeNull();
    expect(figure('Total duration')).toBe('Total duration28:14');
  });

  it('stays on the screen with its numbers and a Retry in place when the server failed', async () => {
    const { onRetry } = show({ unsent: 'failed' });
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain('Failed to complete workout');
    expect(alert).toContain("It's kept on this device. I'll keep trying.");
    expect(figure('Total duration')).toBe('Total duration28:14');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers no Retry once the server has refused it', () => {
    show({ unsent: 'refused' });
    expect(screen.getByRole('alert').textContent).toContain("It couldn't be saved.");
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it.each(['offline', 'failed'] as const)('is not called kept where the device could not: %s', (unsent) => {
    show({ unsent, isKept: false });
    const text = screen.getByRole('dialog').textContent;
    expect(text).toContain('leave this page open.');
    expect(text).not.toContain('kept on this device');
  });
});

it('closes on Escape', async () => {
  const { onClose } = show();
  await userEvent.setup().keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
