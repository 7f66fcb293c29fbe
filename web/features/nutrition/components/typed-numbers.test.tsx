import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownFoodsContract } from '../../../../shared/contracts/foods';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { OwnFoodForm } from './own-food-form';
import { QuickAdd } from './quick-add';

vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: vi.fn() }));
const call = vi.mocked(callEndpoint);

function show(screenOf: ReactNode) {
  render(<QueryClientProvider client={new QueryClient()}>{screenOf}</QueryClientProvider>);
  return userEvent.setup();
}
const box = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('Numbers that can hardly be true', () => {
  it('are asked about before they are added quickly, and are taken when they are right', async () => {
    const onAdd = vi.fn();
    const user = show(<QuickAdd open onOpenChange={vi.fn()} onAdd={onAdd} />);
    await user.type(box('Calories'), '100');
    await user.type(box('Protein'), '200');
    await user.click(button('Add'));
    const question = screen.getByRole('group', { name: '200 g protein alone is 800 kcal. Is that right?' });
    expect(document.activeElement).toBe(question);
    expect(onAdd).not.toHaveBeenCalled();
    await user.click(button('Fix it'));
    expect(document.activeElement).toBe(box('Calories'));
    await user.click(button('Add'));
    await user.click(button('Add anyway'));
    expect(onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ nutrients: expect.objectContaining({ caloriesKcal: 100, proteinG: 200 }) }),
    );
  });

  it('are not asked about once they are put right', async () => {
    const onAdd = vi.fn();
    const user = show(<QuickAdd open onOpenChange={vi.fn()} onAdd={onAdd} />);
    await user.type(box('Calories'), '100');
    await user.type(box('Protein'), '200');
    await user.click(button('Add'));
    await user.type(box('Protein'), '{Backspace}');
    expect(screen.queryByRole('button', { name: 'Add anyway' })).toBeNull();
    await user.click(button('Add'));
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  it('are asked about before a food of one’s own is saved', async () => {
    call.mockResolvedValue({} as never);
    const user = show(<OwnFoodForm food={null} onDone={vi.fn()} />);
    await user.type(box('Name'), 'Oat bar');
    await user.type(box('Calories'), '40');
    await user.type(box('Fats'), '30');
    await user.click(button('Save'));
    expect(screen.getByText('30 g fats alone is 270 kcal. Is that right?')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
    await user.click(button('Save anyway'));
    expect(call.mock.calls.map(([endpoint]) => endpoint)).toContain(ownFoodsContract.createOwnFood);
  });
});

describe('Kilojoules', () => {
  it('that are pasted are shown and added as kcal', async () => {
    const onAdd = vi.fn();
    const user = show(<QuickAdd open onOpenChange={vi.fn()} onAdd={onAdd} />);
    await user.click(box('Calories'));
    await user.paste('850 kJ');
    expect(screen.getByText('850 kJ is 203 kcal.')).toBeTruthy();
    await user.click(button('Add'));
    expect(onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ nutrients: expect.objectContaining({ caloriesKcal: 203 }) }),
    );
  });

  it('are chosen by the switch next to the field', async () => {
    const onAdd = vi.fn();
    const user = show(<QuickAdd open onOpenChange={vi.fn()} onAdd={onAdd} />);
    await user.type(box('Calories'), '21000');
    await user.click(screen.getByRole('radio', { name: 'kJ' }));
    await user.click(button('Add'));
    expect(screen.getByText('At most 5,000 kcal.')).toBeTruthy();
    expect(onAdd).not.toHaveBeenCalled();
  });
});
