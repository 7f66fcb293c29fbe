import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { toast as sonner } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localDateSchema } from '../../../../shared/rules/local-date';
import { ApiError } from '../../../lib/api/api-error';
import { Toaster } from '../../../ui/toaster';
import { AddSteps } from './add-steps';

const answer = vi.hoisted(() => vi.fn<(body: unknown) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: (_: unknown, call: { body: unknown }) => answer(call.body),
}));

afterEach(() => {
  sonner.dismiss();
  cleanup();
  answer.mockReset();
});

const date = localDateSchema.parse('2026-11-20');
const refresh = vi.fn();

function Today({ start }: { start: number }) {
  const [steps, setSteps] = useState(start);
  return (
    <>
      <output>{steps}</output>
      <AddSteps date={date} steps={steps} show={setSteps} refresh={refresh} />
      <Toaster />
    </>
  );
}

async function open(start = 6_482) {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Today start={start} />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Add steps' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add steps' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, dialog, press, field: screen.getByLabelText<HTMLInputElement>('Steps to add') };
}

const shownSteps = () => screen.getByRole('status').textContent;

describe('adding steps', () => {
  it('adds up amounts, shows the new total, and sends it', async () => {
    const { press, dialog, field } = await open();
    answer.mockResolvedValue({ date, steps: 7_982, sources: { manual: 7_982 } });
    await press('+ 500');
    await press('+ 1,000');
    expect(field.value).toBe('1500');
    expect(dialog.textContent).toContain('Steps Today 7,982');
    await press('Add steps');
    expect(answer).toHaveBeenCalledWith({ source: 'manual', date: '2026-11-20', total: 7_982 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownSteps()).toBe('7982');
  });

  it("shows the total before it is saved, and the server's total afterward", async () => {
    const { user, press, field } = await open(100);
    let save: (value: unknown) => void = () => {};
    answer.mockReturnValue(new Promise((resolve) => (save = resolve)));
    await user.type(field, '250');
    await press('Add steps');
    await waitFor(() => expect(shownSteps()).toBe('350'));
    save({ date, steps: 4_000, sources: { manual: 350, Watch: 4_000 } });
    await waitFor(() => expect(shownSteps()).toBe('4000'));
  });

  it('undoes the total and says so when it could not be saved', async () => {
    const { press } = await open(100);
    answer.mockRejectedValue(new ApiError('too_many_step_reports', 429, 'Steps were sent too often.'));
    await press('+ 2,000');
    await press('Add steps');
    expect(await screen.findByText('Steps were sent too often.')).toBeDefined();
    expect(shownSteps()).toBe('100');
    expect(refresh).toHaveBeenCalled();
  });

  it('corrects a total that is too high, and says if a device counted more', async () => {
    const { user, press } = await open();
    answer.mockResolvedValue({ date, steps: 4_000, sources: { manual: 482, Watch: 4_000 } });
    await press('Too many? Correct today’s total');
    const field = screen.getByLabelText('Steps today');
    expect(field).toHaveProperty('value', '6482');
    await user.clear(field);
    await user.type(field, '482');
    await press('Save total');
    expect(answer).toHaveBeenCalledWith({ source: 'manual', date: '2026-11-20', total: 482, corrects: true });
    expect(await screen.findByText('A device counted more')).toBeDefined();
    expect(shownSteps()).toBe('4000');
  });

  it.each([
    ['', 'How many steps?'],
    ['0', 'How many steps?'],
    ['99000', 'You can log up to 100,000 steps a day.'],
  ])('refuses %j in words and sends nothing', async (typed, message) => {
    const { user, press, field } = await open();
    if (typed) await user.type(field, typed);
    await press('Add steps');
    expect(await screen.findByText(message)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(answer).not.toHaveBeenCalled();
  });
});
