import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyDataEndpoints, type Activity } from '../../../../shared/contracts/body-data';
import { addDays } from '../../../../shared/rules/local-date';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { activity, day } from '../body-data.fixture';
import { ActivitiesCard } from './activities-card';
// The dialog comes late in the app, and not while a test clicks.
import './remove-activity-dialog';

vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: vi.fn() }));

const call = vi.mocked(callEndpoint);
const today = day('2026-11-20');
let known: Activity[] = [];
let isDown = false;

function show() {
  call.mockImplementation(async (endpoint, request) => {
    if (isDown) throw new ApiError('internal_error', 500, '');
    if (endpoint === bodyDataEndpoints.removeActivity) {
      const { id } = (request as { params: { id: string } }).params;
      known = known.filter((each) => each.id !== id);
      return { id } as never;
    }
    const { from, to } = (request as { query: { from: string; to: string } }).query;
    return { activities: known.filter(({ date }) => from <= date && date <= to), workouts: [] } as never;
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ActivitiesCard today={today} units="metric" firstStep={<button>Connect a device</button>} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  known = [];
  isDown = false;
  vi.resetAllMocks();
});

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('Activities outside of the product', () => {
  it('are listed by month with what is known of each, and what they count for', async () => {
    known = [
      activity('2026-11-19'),
      activity('2026-10-30', {
        kind: 'yoga',
        title: 'Slow flow',
        distanceMeters: null,
        averageHeartRate: null,
      }),
    ];
    show();
    const november = within(await screen.findByRole('region', { name: 'November 2026' }));
    expect(november.getByRole('listitem').textContent).toBe(
      'Run10.2 km · 52 min · 148 bpmYesterday · from morning.fit',
    );
    expect(rows()[1]).toBe('Slow flowYoga · 52 minFri, Oct 30 · from morning.fit');
    expect(screen.getByText(/count for your plan and rest days, not for points or boards/)).toBeTruthy();
    expect(screen.getByText(/at least 20 minutes of activity outside Vita keeps your streak/)).toBeTruthy();
  });

  it('are shown some at a time, then by older ranges', async () => {
    known = Array.from({ length: 30 }, (_, index) => activity(addDays(today, -index)));
    known.push(activity('2025-01-10', { title: 'Long ago' }));
    const user = show();
    await waitFor(() => expect(rows()).toHaveLength(20));
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    expect(rows()).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await screen.findByText('Long ago');
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    expect((await screen.findByRole('status')).textContent).toBe('Nothing else since August 2023.');
  });

  it('begin with a file or a device when there are none', async () => {
    const user = show();
    await screen.findByText('Nothing here yet');
    expect(screen.getByRole('button', { name: 'Connect a device' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Look further back' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/^Nothing since/);
  });

  it('are removed after a question', async () => {
    known = [activity('2026-11-19')];
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Remove Run, Yesterday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this activity?' }));
    expect(dialog.getByText(/Run: Yesterday · 10.2 km · 52 min · 148 bpm/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(rows()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove Run, Yesterday' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByText('Nothing here yet');
  });

  it('offer Retry when they did not load', async () => {
    isDown = true;
    const user = show();
    await screen.findByText("Your activities didn't load");
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  });
});
