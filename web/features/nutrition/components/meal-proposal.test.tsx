// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProposedMeal } from '../../../../shared/contracts/coach';
import { localDateSchema } from '../../../../shared/rules/local-date';
import { ApiError } from '../../../lib/api/api-error';
import { deviceStorage } from '../../../lib/kept-storage';
import { reportAnswer } from '../../../lib/offline/connection';
import { MealProposal } from './meal-proposal';

const api = vi.hoisted(() => vi.fn<(request: string, call: unknown) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: unknown) =>
    api(`${method} ${path}`, call),
}));

const id = '01K00000000000000000000REP';
const date = localDateSchema.parse('2026-11-20');
const nutrients = { caloriesKcal: 143, proteinG: 12.6, carbsG: 0.7, fatsG: 9.5, fibreG: 0 };
const meal: ProposedMeal = {
  date,
  mealType: 'breakfast',
  items: [{ foodId: 'egg', name: 'Egg', grams: 100, nutrients }],
};
const stored = {
  id: `${date}-${id}`,
  date,
  mealType: 'breakfast',
  items: [{ ...meal.items[0], source: 'USDA' }],
  totals: nutrients,
  loggedAt: '2026-11-20T09:14:00.000Z',
};
const post = 'POST /nutrition/logs';

function show(answer: unknown, before: unknown[] = [], today = date) {
  let meals = before;
  api.mockImplementation((request) => {
    if (request !== post) return Promise.resolve({ date, today, meals, water: [] });
    if (answer instanceof Error) return Promise.reject(answer);
    meals = [answer];
    return Promise.resolve(answer);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MealProposal id={id} meal={meal} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const posted = () => api.mock.calls.filter(([request]) => request === post).map(([, call]) => call);
const button = () => screen.findByRole('button', { name: 'Log it' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  reportAnswer(true);
  api.mockReset();
  deviceStorage.keys().forEach(deviceStorage.remove);
});

describe('A meal in a reply', () => {
  it('says what is in it, and is logged by a tap under the id of the reply', async () => {
    const user = show(stored);
    const card = await screen.findByRole('article', { name: 'Breakfast' });
    expect(card.textContent).toContain('143 kcal · 13 g protein');
    expect(within(card).getByRole('listitem').textContent).toBe('Egg 100 g143 kcal');
    expect(posted()).toEqual([]);
    await user.click(await button());
    expect(await screen.findByText('Logged')).toBeTruthy();
    const body = {
      id,
      date,
      mealType: 'breakfast',
      items: [{ foodId: 'egg', grams: 100 }],
      eatenAt: expect.any(String),
      photoId: undefined,
    };
    expect(posted()).toEqual([{ body }]);
    expect(screen.queryByRole('button', { name: 'Log it' })).toBeNull();
  });

  it('that is among the meals of its day is not offered again', async () => {
    show(stored, [stored]);
    expect(await screen.findByText('Logged')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Log it' })).toBeNull();
  });

  it('of another day says which', async () => {
    show(stored, [], localDateSchema.parse('2026-11-21'));
    expect(await screen.findByRole('article', { name: 'Breakfast · Yesterday' })).toBeTruthy();
  });

  it.each([
    ['waits on the device without a connection', true, "It's kept on this device."],
    [
      'waits as long as the page where nothing is kept',
      false,
      "This browser can't keep it, so leave this page open.",
    ],
  ])('%s', async (_, isKept, where) => {
    const refuses = () => {
      throw new DOMException('no', 'SecurityError');
    };
    if (!isKept) vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses, removeItem: refuses });
    const user = show(new ApiError('network_error', 0, ''));
    reportAnswer(false);
    await user.click(await button());
    const told = await screen.findByText(`${where} I'll send it as soon as you're back online.`);
    expect(told.getAttribute('role')).toBe('status');
  });

  it('that was refused can be logged again', async () => {
    const user = show(new ApiError('food_not_found', 404, 'No such food'));
    await user.click(await button());
    await vi.waitFor(() => expect(posted()).toHaveLength(1));
    expect(await button()).toBeTruthy();
  });
});
