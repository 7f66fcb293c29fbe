import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nutritionContract } from '../../../../shared/contracts/nutrition';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { ownFoodsQuery } from '../api/own-foods';
import { draftOfLogged, type DraftItem } from '../draft-item';
import { FoodField } from './food-field';
import { MealItems } from './meal-items';
import { OwnFoodForm } from './own-food-form';
import { OwnFoodsDialog } from './own-foods-dialog';
import { QuickAdd } from './quick-add';

vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: vi.fn() }));
const call = vi.mocked(callEndpoint);

const food = (id: string, name: string) => ({
  id,
  name,
  source: 'USDA' as const,
  per100: { caloriesKcal: 89, proteinG: 1.1, carbsG: 22.8, fatsG: 0.3, fibreG: 2.6 },
  measures: [{ name: 'each', grams: 118 }],
});
const found = [food('banana', 'Banana'), food('banana-bread', 'Banana bread')];
const answers = (answer: unknown) => call.mockImplementation(async () => answer as never);

function Entry() {
  const [items, setItems] = useState<DraftItem[]>([]);
  return (
    <>
      <FoodField onAdd={(more) => setItems([...items, ...more])} />
      <MealItems items={items} onChange={setItems} />
    </>
  );
}

function show(screenOf: ReactNode, queries = new QueryClient()) {
  render(<QueryClientProvider client={queries}>{screenOf}</QueryClientProvider>);
  return userEvent.setup();
}
const field = () => screen.getByRole('combobox', { name: 'What did you eat?' });
const draft = () => screen.getByRole('list', { name: 'Foods of this meal' });

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('The field for what was eaten', () => {
  it('is walked with the arrow keys, and Enter takes the food that is marked', async () => {
    answers({ foods: found });
    const user = show(<Entry />);
    await user.type(field(), 'banan');
    const options = await screen.findAllByRole('option');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(options[1]?.getAttribute('aria-selected')).toBe('true');
    expect(field().getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    await user.keyboard('{Enter}');
    expect(within(draft()).getByText('Banana bread')).toBeTruthy();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('takes the focus when the person is asked to type', () => {
    answers({ foods: [] });
    show(<FoodField onAdd={vi.fn()} isAsked />);
    expect(document.activeElement).toBe(field());
  });

  it('leaves the list with Escape, and Enter reads what was written', async () => {
    call.mockImplementation(async (endpoint) =>
      endpoint === nutritionContract.readSentence
        ? ({ items: [], unread: ['banan'] } as never)
        : ({ foods: found } as never),
    );
    const user = show(<Entry />);
    await user.type(field(), 'banan');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Escape}{Enter}');
    expect(await screen.findByText(/I don't know “banan”/)).toBeTruthy();
  });

  it('marks an amount that cannot be logged until it is changed', async () => {
    const read = {
      food: found[0],
      grams: 118,
      nutrients: found[0]?.per100,
      isSure: false,
      isOutOfRange: true,
    };
    call.mockImplementation(async (endpoint) =>
      endpoint === nutritionContract.readSentence
        ? ({ items: [read], unread: [] } as never)
        : ({ foods: [] } as never),
    );
    const user = show(<Entry />);
    await user.type(field(), '10000 bananas{Enter}');
    expect(await screen.findByText('Check this amount')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Amount of Banana' }), '2');
    expect(screen.queryByText('Check this amount')).toBeNull();
  });
});

describe('A food of a logged meal', () => {
  const logged = (foodId: string | null): DraftItem =>
    draftOfLogged({
      foodId,
      name: 'Banana',
      grams: 236,
      nutrients: { caloriesKcal: 210, proteinG: 3, carbsG: 54, fatsG: 1, fibreG: 6 },
      source: 'USDA',
    });

  it('is changed in the measure it was logged in, and in grams on request', async () => {
    answers({ foods: found });
    const Edited = () => {
      const [items, setItems] = useState([logged('banana')]);
      return <MealItems items={items} onChange={setItems} />;
    };
    const user = show(<Edited />);
    expect(await screen.findByText('2 · 236 g')).toBeTruthy();
    const amount = screen.getByRole('textbox', { name: 'Amount of Banana' });
    expect(amount).toHaveProperty('value', '2');
    await user.type(amount, '{Backspace}3');
    expect(screen.getByText('3 · 354 g')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Unit for Banana' }));
    await user.click(await screen.findByRole('option', { name: 'grams' }));
    expect(amount).toHaveProperty('value', '354');
  });

  it('shows one line in a new meal, whose amount opens with a tap', async () => {
    answers({ foods: found });
    const user = show(<MealItems items={[logged('banana'), logged(null)]} onChange={vi.fn()} isShort />);
    const line = await screen.findByRole('button', { name: 'Banana 2 · 236 g', expanded: false });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(line);
    expect(screen.getByRole('textbox', { name: 'Amount of Banana' })).toBeTruthy();
  });
});

describe('What is no number', () => {
  const box = (name: string) => screen.getByRole('textbox', { name });

  it.each([',', '.', '-,', '1,2,3', '1e9', '-5'])('is not added quickly: %s for protein', async (typed) => {
    const onAdd = vi.fn();
    const user = show(<QuickAdd open onOpenChange={vi.fn()} onAdd={onAdd} />);
    await user.type(box('Calories'), '300');
    await user.type(box('Protein'), typed);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('How much?')).toBeTruthy();
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('asks for the amount of a food, and a new measure does not make one up', async () => {
    answers({ foods: found });
    const user = show(<Entry />);
    await user.type(field(), 'banan');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await user.clear(box('Amount of Banana'));
    await user.type(box('Amount of Banana'), ',');
    expect(screen.getByText('How much? Up to 5 kg.')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Unit for Banana' }));
    await user.click(await screen.findByRole('option', { name: 'grams' }));
    expect(box('Amount of Banana')).toHaveProperty('value', '');
    expect(screen.getByText('How much? Up to 5 kg.')).toBeTruthy();
  });

  it.each([
    ['Calories', 'Calories: how much?'],
    ['Protein', 'Protein: how much?'],
    ['A portion', 'A portion: how much?'],
  ])('keeps a food of one’s own from being saved: %s', async (name, told) => {
    answers({ foods: [] });
    const user = show(<OwnFoodForm food={null} onDone={vi.fn()} />);
    await user.type(box('Name'), 'Oat bar');
    await user.clear(box(name));
    await user.type(box(name), ',');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toBe(told);
    expect(call.mock.calls.map(([endpoint]) => endpoint)).not.toContain(nutritionContract.createOwnFood);
  });
});

describe('The field for the ingredients of a recipe', () => {
  const chilli = { ...food('own-chilli', 'Sunday chilli'), kind: 'recipe', ingredients: [], servings: 4 };
  const openRecipe = async () => {
    call.mockImplementation(async (endpoint) => {
      if (endpoint === nutritionContract.listOwnFoods) return { foods: [chilli] } as never;
      if (endpoint === nutritionContract.readSentence) return { items: [], unread: ['zest'] } as never;
      return { foods: [...found, chilli] } as never;
    });
    const user = show(<OwnFoodForm food={null} onDone={vi.fn()} />);
    await user.click(screen.getByRole('radio', { name: 'Recipe' }));
    return { user, ingredient: screen.getByRole('combobox', { name: "What's in it?" }) };
  };

  it('takes a pasted list line by line, as it is bought', async () => {
    const { user, ingredient } = await openRecipe();
    await user.click(ingredient);
    await user.paste('300 g rice\n\n 2 onions \n');
    expect(ingredient).toHaveProperty('value', '300 g rice; 2 onions');
    await user.keyboard('{Escape}{Enter}');
    expect(await screen.findByText(/I don't know “zest”/)).toBeTruthy();
    expect(call).toHaveBeenCalledWith(nutritionContract.readSentence, {
      body: { text: '300 g rice; 2 onions', as: 'ingredients' },
    });
  });

  it('offers no recipe, which could contain itself', async () => {
    const { user, ingredient } = await openRecipe();
    await user.type(ingredient, 'banan');
    const offered = await screen.findAllByRole('option');
    expect(offered.map(({ textContent }) => textContent).join()).not.toContain('Sunday chilli');
    expect(offered).toHaveLength(2);
  });
});

describe('What is too long', () => {
  it('is never cut: a sentence says from four fifths on what is left, and is not sent beyond', async () => {
    answers({ foods: [] });
    const user = show(<Entry />);
    await user.click(field());
    await user.paste('x'.repeat(490));
    expect(screen.getByText('10 left')).toBeTruthy();
    await user.paste('x'.repeat(15));
    expect(field()).toHaveProperty('value', 'x'.repeat(505));
    expect(screen.getByText('5 over')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add what I wrote' })).toHaveProperty('disabled', true);
    await user.keyboard('{Enter}');
    expect(call.mock.calls.map(([endpoint]) => endpoint)).not.toContain(nutritionContract.readSentence);
  });

  it('as the name of a quick add is refused with the limit in words', async () => {
    const onAdd = vi.fn();
    const user = show(<QuickAdd open onOpenChange={vi.fn()} onAdd={onAdd} />);
    await user.click(screen.getByRole('textbox', { name: 'Name (optional)' }));
    await user.paste('x'.repeat(62));
    expect(screen.getByText('2 over')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Calories' }), '300');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('A name needs 2 to 60 characters.')).toBeTruthy();
    expect(onAdd).not.toHaveBeenCalled();
    await user.type(
      screen.getByRole('textbox', { name: 'Name (optional)' }),
      '{Backspace}{Backspace}{Enter}',
    );
    expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ name: 'x'.repeat(60) }));
  });
});

describe('An own food', () => {
  const bar = {
    ...food('own-1', 'Corner shop bar'),
    source: 'own' as const,
    kind: 'food' as const,
    ingredients: [],
  };

  it('with a name that is too long is kept as typed and not sent', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    queries.setQueryData(ownFoodsQuery().queryKey, { foods: [bar] } as never);
    answers({ foods: [] });
    const user = show(<OwnFoodsDialog onAdd={vi.fn()} onClose={vi.fn()} />, queries);
    await user.click(screen.getByRole('button', { name: 'Edit Corner shop bar' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.paste('y'.repeat(61));
    expect(screen.getByText('1 over')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toBe('A name needs 2 to 60 characters.');
    expect(name).toHaveProperty('value', 'y'.repeat(61));
    expect(call).not.toHaveBeenCalled();
  });

  it('is deleted only after a question', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    queries.setQueryData(ownFoodsQuery().queryKey, { foods: [bar] } as never);
    answers({ foods: [] });
    const user = show(<OwnFoodsDialog onAdd={vi.fn()} onClose={vi.fn()} />, queries);
    await user.click(screen.getByRole('button', { name: 'Delete Corner shop bar' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(call).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete Corner shop bar' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(nutritionContract.removeOwnFood, { params: { id: 'own-1' } }),
    );
  });
});
