import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoodLog } from '../../shared/contracts/nutrition';
import { lateMeals } from '../features/nutrition/outbox/late-meals';
import { awardFeed } from '../features/points/award-feed';
import { Toaster } from '../ui/toaster';
import { useSentMeals } from './use-sent-meals';

const answer = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock('../lib/api/call-endpoint', () => ({ callEndpoint: ({ path }: { path: string }) => answer(path) }));

const meal = (id: string) => ({ id }) as FoodLog;
const award = (id: string, type: string, createdAt: string) => ({
  points: 10,
  description: `Logged ${type}`,
  activityType: 'meal_log',
  activityId: id,
  createdAt,
});
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

function Everywhere() {
  useSentMeals();
  return <Toaster />;
}
const mount = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Everywhere />
    </QueryClientProvider>,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  sonner.dismiss();
  cleanup();
  vi.useRealTimers();
  answer.mockReset();
});

describe('meals logged offline', () => {
  it('earn their points on arrival, even if no frame reports them', async () => {
    const transactions = [award('meal-2', 'lunch', 'later'), award('meal-1', 'breakfast', 'sooner')];
    answer.mockResolvedValue({ transactions, totalPoints: 20 });
    mount();
    lateMeals.tell(meal('meal-1'));
    lateMeals.tell(meal('meal-2'));
    await pass(3.5);
    expect(screen.getByText('+10 points for Logged breakfast')).toBeTruthy();
    await pass(3.5);
    expect(screen.getByText('+10 points for Logged lunch')).toBeTruthy();
    const reads = answer.mock.calls.length;
    await pass(60);
    expect(answer).toHaveBeenCalledTimes(reads);
  });

  it('are not asked about when the frame came', async () => {
    mount();
    lateMeals.tell(meal('meal-1'));
    const { createdAt: _, ...told } = award('meal-1', 'dinner', 'now');
    awardFeed.takeFrame({ type: 'points.awarded', eventId: 'event-1', awards: [told], totalPoints: 10 });
    await pass(1);
    expect(screen.getAllByText('+10 points for Logged dinner')).toHaveLength(1);
    await pass(60);
    expect(answer).not.toHaveBeenCalled();
  });

  it('are only asked about for a while when they earned nothing', async () => {
    answer.mockResolvedValue({ transactions: [], totalPoints: 0 });
    mount();
    lateMeals.tell(meal('meal-1'));
    await pass(60);
    expect(answer).toHaveBeenCalledTimes(10);
  });
});
