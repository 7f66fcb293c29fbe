import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BodyDay } from '../../../../shared/contracts/body-data';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { bodyDay, day } from '../body-data.fixture';
import { BodyCharts } from './body-charts';
import type { Slot } from './slots';

vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: vi.fn() }));
// There is no canvas here; a browser test draws the real one.
vi.mock('./plot', () => ({
  Plot: ({ slots, onRead }: { slots: Slot[]; onRead: (index: number) => void }) => (
    <button onClick={() => onRead(slots.findIndex(({ value }) => value !== null))}>Touch</button>
  ),
}));

const call = vi.mocked(callEndpoint);
let days: BodyDay[] = [];

function show(answer: () => unknown = () => ({ days })) {
  call.mockImplementation(async () => answer() as never);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BodyCharts today={day('2026-11-20')} units="metric" />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  days = [];
  vi.resetAllMocks();
});

const chart = (name: string) => within(screen.getByRole('region', { name }));
const asked = () => call.mock.calls.map(([, request]) => (request as { query: unknown }).query);

describe('The charts', () => {
  it('say in words and in a table what they draw', async () => {
    days = [bodyDay('2026-11-02', { steps: 8_000, weightKg: 72.4 }), bodyDay('2026-11-03', { steps: 6_000 })];
    show();
    await screen.findByText(/You averaged 7,000 steps a day in November/);
    expect(asked()).toEqual([{ from: '2026-11-01', to: '2026-11-30' }]);
    const rows = chart('Steps').getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DaySteps',
      'Mon, Nov 28,000',
      'Tue, Nov 36,000',
    ]);
    expect(chart('Weight').getByText(/^Monday the 2nd: 72.4 kg\.$/)).toBeTruthy();
    expect(chart('Resting heart rate').getByText('Nothing measured in November.')).toBeTruthy();
    expect(chart('Resting heart rate').queryByRole('table', { hidden: true })).toBeNull();
  });

  it('show the value under a finger', async () => {
    days = [bodyDay('2026-11-02', { steps: 8_000 })];
    const user = show();
    await user.click(await screen.findByText('Touch'));
    expect(chart('Steps').getByText('8,000', { selector: 'b' }).parentElement?.textContent).toBe(
      'Mon, Nov 2: 8,000',
    );
  });

  it('move back and forward in time, and change between week, month, and year', async () => {
    const user = show();
    await screen.findByText('November 2026');
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await screen.findByText('October 2026');
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await screen.findByText('Oct 26 to Nov 1');
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await user.click(screen.getByRole('radio', { name: 'Year' }));
    await screen.findByText('2026');
    expect(asked().at(-1)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });

  it('are averages of weeks in a year', async () => {
    days = [bodyDay('2026-11-02', { steps: 8_000 }), bodyDay('2026-11-03', { steps: 6_000 })];
    const user = show();
    await user.click(screen.getByRole('radio', { name: 'Year' }));
    await screen.findByText('Weekly averages');
    expect(chart('Steps').getByText('Nov 2').closest('tr')?.textContent).toBe('Nov 27,000');
  });

  it('offer Retry when they did not load', async () => {
    let isDown = true;
    const user = show(() => {
      if (isDown) throw new ApiError('internal_error', 500, '');
      return { days };
    });
    await screen.findByText("Your numbers didn't load");
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByText('Nothing measured in November.')).toHaveLength(3);
  });
});
