import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notificationKinds, type NotificationPreferences } from '../../../../shared/contracts/notifications';
import { ApiError } from '../../../lib/api/api-error';
import { RemindersSection } from './reminders-section';

const answer = vi.hoisted(() => vi.fn<(request: string, body?: unknown) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, { body }: { body?: unknown } = {}) =>
    answer(`${method} ${path}`, body),
}));

const all = (on: boolean) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, on])) as NotificationPreferences['kinds'];
const stored = (mail: NotificationPreferences['mail']): NotificationPreferences => ({
  kinds: all(true),
  push: all(false),
  mail,
  reminderHour: 19,
  quietHours: { from: 21, to: 8 },
});

function show(mail: NotificationPreferences['mail'], timeZone = 'Europe/London') {
  answer.mockResolvedValueOnce(stored(mail));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RemindersSection timeZone={timeZone} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const byMail = { name: /^Email me when my streak is at risk/ };
const path = 'PUT /notifications/preferences';
const saved = () => answer.mock.calls.filter(([request]) => request === path).map(([, body]) => body);

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('the email about a streak', () => {
  it('can be turned on, and the group says that it was saved', async () => {
    const user = show({ streakAtRisk: false });
    answer.mockResolvedValueOnce(stored({ streakAtRisk: true }));
    await user.click(await screen.findByRole('switch', byMail));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(saved()).toEqual([{ mail: { streakAtRisk: true } }]);
    expect(screen.getByRole('switch', byMail).getAttribute('aria-checked')).toBe('true');
  });

  it('says what was not saved, and can be retried', async () => {
    const user = show({ streakAtRisk: true });
    answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'no connection'));
    await user.click(await screen.findByRole('switch', byMail));
    answer.mockResolvedValueOnce(stored({ streakAtRisk: false }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]).toEqual({ mail: { streakAtRisk: false } });
  });

  it('is not offered when no email can be sent', async () => {
    show(null);
    expect(await screen.findByRole('combobox', { name: 'Remind me at' })).toBeTruthy();
    expect(screen.queryByRole('switch', byMail)).toBeNull();
  });
});

describe('the time of reminders', () => {
  it.each([
    ['Europe/London', /^7:00/],
    ['Asia/Kolkata', /^7:30/],
    ['Asia/Kathmandu', /^7:45/],
  ])('is the one at which they leave in %s', async (timeZone, time) => {
    show(null, timeZone);
    const hour = await screen.findByRole('combobox', { name: 'Remind me at' });
    expect(hour.textContent).toMatch(time);
  });
});

it('reminders that did not load can be asked for again', async () => {
  answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'no connection'));
  const user = show(null);
  await screen.findByText("Your reminders didn't load");
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('combobox', { name: 'Remind me at' })).toBeTruthy();
});
