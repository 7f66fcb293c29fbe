import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nutritionContract, type FoodLog, type NutritionDay } from '../../../../shared/contracts/nutrition';
import { localDateSchema } from '../../../../shared/rules/local-date';
import { defaultGoals } from '../../../../shared/rules/nutrition/goals';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { deviceStorage } from '../../../lib/kept-storage';
import { reportAnswer } from '../../../lib/offline/connection';
import { SessionContext, type Session } from '../../../lib/session/session-context';
import { Toaster } from '../../../ui/toaster';
import { NutritionScreen } from './nutrition-screen';

vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: vi.fn() }));
const call = vi.mocked(callEndpoint);

const noon = new Date('2026-04-08T12:00:00Z');
const afterMidnight = new Date('2026-04-08T22:10:00Z');
const session: Session = {
  status: 'signed-in',
  userId: 'sam',
  name: 'Sam',
  signOut: () => Promise.resolve(),
};
const totals = { caloriesKcal: 420, proteinG: 21, carbsG: 50, fatsG: 14, fibreG: 6 };
const date = localDateSchema.parse('2026-04-08');
const lunch: FoodLog = {
  id: '2026-04-08-01JD00000000000000000LUNCH',
  date,
  mealType: 'lunch',
  items: [{ foodId: 'soup', name: 'Lentil soup', grams: 300, nutrients: totals, source: 'USDA' }],
  totals,
  loggedAt: '2026-04-08T10:30:00.000Z',
};
const today: NutritionDay = {
  date,
  today: date,
  mealsLogged: 1,
  totals,
  goals: defaultGoals,
  fibreTargetG: 28,
  waterMillilitres: 250,
  waterTargetMillilitres: 2000,
  meals: [lunch],
  water: [{ id: '2026-04-08-01JD00000000000000000WATER', date, millilitres: 250 }],
  recommendations: [
    {
      type: 'protein',
      message: 'You have 129 g of protein left.',
      suggestedFoods: ['Lentils'],
      suggestedActivities: [],
    },
  ],
  disclaimer: 'No medical advice.',
};
const suggested = {
  ...defaultGoals,
  goalType: 'lose_weight' as const,
  targetCaloriesKcal: 1750,
  targetProteinG: 110,
  targetCarbsG: 205,
  targetFatsG: 54,
};
const suggestion = { goals: suggested, noDeficitBecause: null };

/** The server's answers, by endpoint. */
function serve(answers: Partial<Record<keyof typeof nutritionContract, unknown>>) {
  const known = { readDay: today, listDays: { days: [] }, ...answers };
  call.mockImplementation(async (endpoint) => {
    const [name] = Object.entries(nutritionContract).find(([, each]) => each === endpoint) ?? [];
    const answer = (known as Record<string, unknown>)[name ?? ''];
    if (answer === undefined) throw new ApiError('network_error', 0, 'You seem to be offline.');
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
}

async function open() {
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <NutritionScreen timeZone="Europe/Berlin" />
        <Toaster />
      </QueryClientProvider>
    </SessionContext>,
  );
  await screen.findByRole('heading', { name: "Today's meals" });
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const sentTo = (endpoint: unknown) => call.mock.calls.filter(([each]) => each === endpoint);

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
  localStorage.clear();
});
afterEach(() => {
  sonner.dismiss();
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('A day of meals', () => {
  it('shows what was eaten and drunk against the targets, and what could come next', async () => {
    serve({});
    await open();
    expect(screen.getByRole('heading', { name: '1,580 kcal left' })).toBeTruthy();
    const nutrients = screen.getByRole('list', { name: 'Totals against targets' });
    expect(
      within(nutrients).getByRole('progressbar', { name: 'Protein' }).getAttribute('aria-valuetext'),
    ).toBe('21 of 150 grams');
    expect(screen.getByText('You have 129 g of protein left.')).toBeTruthy();
    expect(screen.getByText('No medical advice.')).toBeTruthy();
  });

  it('says that the targets fit the goal until some are set', async () => {
    serve({
      readDay: { ...today, goals: suggested },
      readGoals: { goals: suggested, isDefault: true, suggestion },
    });
    const user = await open();
    await user.click(button('Change targets'));
    const reasons = await screen.findByRole('region', { name: 'I set these to fit your goal' });
    expect(reasons.textContent).toContain('1,750 kcal');
    expect(within(reasons).queryByRole('button')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Goal' }).textContent).toContain('Lose weight');
  });

  it('suggests other targets to people who have set their own, and sets them with a tap', async () => {
    serve({
      readGoals: { goals: defaultGoals, isDefault: false, suggestion },
      setGoals: { goals: suggested },
    });
    const user = await open();
    await user.click(button('Change targets'));
    await user.click(await screen.findByRole('button', { name: 'Use these numbers' }));
    await user.click(button('Save targets'));
    expect(sentTo(nutritionContract.setGoals)).toEqual([[nutritionContract.setGoals, { body: suggested }]]);
    expect(await screen.findByText('Targets saved')).toBeTruthy();
  });

  it('logs water to the day that it is now, though the page is of yesterday', async () => {
    serve({ logWater: { id: 'x', date: '2026-04-09', millilitres: 250 } });
    const user = await open();
    vi.setSystemTime(afterMidnight);
    await user.click(button('+ 250 ml'));
    await waitFor(() => expect(sentTo(nutritionContract.logWater)).toHaveLength(1));
    expect(sentTo(nutritionContract.logWater)[0]?.[1]).toMatchObject({
      body: { date: '2026-04-09', millilitres: 250 },
    });
  });

  it('does not call a meal logged that the server refused, and keeps it aside', async () => {
    serve({
      listRecentFoods: { frequent: lunch.items, recent: [] },
      logMeal: new ApiError('food_not_found', 404, 'There is no such food.'),
    });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Recent' }));
    await user.click(button('Lentil soup'));
    await user.click(screen.getByRole('button', { name: /^Log (lunch|snack|dinner) · 420 kcal$/ }));
    await waitFor(() => expect(sentTo(nutritionContract.logMeal)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /logged$/ })).toBeNull());
    expect(screen.getByText('1 meal logged')).toBeTruthy();
    const kept = Object.entries(localStorage).map(([, text]) => String(text));
    expect(kept.join()).toContain('There is no such food.');
  });

  it('says of a meal that waits that this browser keeps nothing', async () => {
    serve({ listRecentFoods: { frequent: lunch.items, recent: [] } });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Recent' }));
    await user.click(button('Lentil soup'));
    const refuses = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuses, removeItem: () => null });
    act(() => reportAnswer(false));
    await user.click(screen.getByRole('button', { name: /^Log (lunch|snack|dinner) · 420 kcal$/ }));
    const meals = await screen.findByRole('list', { name: 'Meals' });
    const told = await within(meals).findByRole('status');
    expect(told.textContent).toMatch(/^This browser can't keep it, so leave this page open\./);
    vi.unstubAllGlobals();
    deviceStorage.keys().forEach(deviceStorage.remove);
    act(() => reportAnswer(true));
  });

  it('shows the new day after midnight, empty when offline', async () => {
    serve({});
    await open();
    vi.setSystemTime(afterMidnight);
    serve({ readDay: undefined });
    act(() => {
      reportAnswer(false);
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText('0 meals logged')).toBeTruthy();
    act(() => reportAnswer(true));
  });

  it('shows a meal that was logged again, and leaves what was begun meanwhile', async () => {
    const again = { ...lunch, id: '2026-04-08-01JD00000000000000000AGAIN' };
    serve({ copyMeal: again, searchFoods: { foods: [] } });
    const user = await open();
    await user.type(screen.getByRole('combobox', { name: 'What did you eat?' }), 'an app');
    await user.click(screen.getByRole('button', { name: /^Log Lunch from .* again$/ }));
    expect(await screen.findByRole('heading', { name: 'Lunch logged' })).toBeTruthy();
    await user.click(button('Log Another Meal'));
    expect(screen.queryByRole('heading', { name: 'Lunch logged' })).toBeNull();
    expect(screen.getByDisplayValue('an app')).toBeTruthy();
  });

  it('no longer calls a meal logged that was taken out', async () => {
    const again = { ...lunch, id: '2026-04-08-01JD00000000000000000AGAIN', mealType: 'snack' };
    serve({ copyMeal: again, removeMeal: {}, readDay: { ...today, meals: [lunch, again] } });
    const user = await open();
    await user.click(screen.getByRole('button', { name: /^Log Lunch from .* again$/ }));
    await screen.findByRole('heading', { name: 'Snack logged' });
    await user.click(screen.getByRole('button', { name: /^Remove Lunch from/ }));
    expect(screen.getByRole('heading', { name: 'Snack logged' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Remove Snack from/ }));
    expect(screen.queryByRole('heading', { name: 'Snack logged' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'What did you eat?' })).toBeTruthy();
  });

  it('takes a meal out right away and puts it back', async () => {
    serve({ removeMeal: {}, restoreMeal: lunch });
    const user = await open();
    await user.click(screen.getByRole('button', { name: /^Remove Lunch from/ }));
    expect(await screen.findByText('Meal removed')).toBeTruthy();
    await user.click(button('Undo'));
    await waitFor(() => expect(sentTo(nutritionContract.restoreMeal)).toHaveLength(1));
    expect(sentTo(nutritionContract.restoreMeal)[0]?.[1]).toMatchObject({ params: { id: lunch.id } });
  });
});
