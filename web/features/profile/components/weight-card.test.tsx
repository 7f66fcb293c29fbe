import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileWith, serveProfile, type FakeProfileApi } from '../../../../tests/support/fake-profile-api';
import { Toaster } from '../../../ui/toaster';
import { profileQuery } from '../api/profile-query';
import { WeightCard } from './weight-card';

vi.mock('../../../lib/session/access-token', () => ({ readAccessToken: () => Promise.resolve('token') }));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sonner.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

function Log() {
  return <WeightCard profile={useQuery(profileQuery()).data} />;
}

async function show(start: Partial<FakeProfileApi> = {}) {
  const server = serveProfile(start);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Log />
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByText(/from your target/);
  return { server, user: userEvent.setup() };
}

const card = () => screen.getByRole('region', { name: 'Weight log' });

describe('the weight log', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('New weight');
  const add = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Add weight' }));
  const rows = () =>
    within(screen.getByRole('list', { name: 'Weights, newest first' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('lists the entries with their changes and describes the chart in words', async () => {
    await show();
    expect(rows()).toEqual(['66.5 kgToday−0.7 kg', '67.2 kgFri, Nov 13first entry']);
    const chart = within(card()).getByRole('img');
    expect(chart.getAttribute('aria-label')).toBe(
      'Weight over 2 days. Fri, Nov 13: 67.2 kg. Today: 66.5 kg. Target 63 kg.',
    );
    expect(card().textContent).toContain('3.5 kg from your target of 63 kg');
  });

  it('adds a weight, which updates the profile', async () => {
    const { user, server } = await show();
    await user.type(field(), '65,8');
    await add(user);
    await waitFor(() => expect(card().textContent).toContain('2.8 kg from your target'));
    expect(rows()).toEqual(['65.8 kgToday−1.4 kg', '66.5 kgTodayreplaced', '67.2 kgFri, Nov 13first entry']);
    expect(server.sent[0]?.body).toMatchObject({ weightKg: 65.8, date: '2026-11-20' });
    expect(field().value).toBe('');
  });

  it('speaks stone from the number to the list, and says how a bare number is read', async () => {
    const profile = profileWith({}, { units: 'stone' });
    const { user, server } = await show({ profile });
    expect(card().textContent).toContain('10 st 6.6 lb');
    expect(card().textContent).toContain('7.7 lb from your target of 9 st 12.9 lb');
    expect(rows()).toEqual(['10 st 6.6 lbToday−1.6 lb', '10 st 8.2 lbFri, Nov 13first entry']);
    expect(screen.getByText('Like 11 st 4. A number alone is stone up to 40, then pounds.')).toBeTruthy();
    await user.type(field(), '10');
    expect(screen.getByText("That's 10 st.")).toBeTruthy();
    await user.type(field(), ' st 4.5');
    await add(user);
    await waitFor(() => expect(rows()[0]).toMatch(/^10 st 4.5 lbToday/));
    expect(server.sent[0]?.body).toMatchObject({ weightKg: 65.544 });
  });

  it('accepts another day, but no future one', async () => {
    const { user, server } = await show();
    const date = screen.getByLabelText('Day');
    await user.type(field(), '66');
    await user.clear(date);
    await user.type(date, '2026-11-21');
    await add(user);
    expect(screen.getByText('That day is in the future.')).toBeTruthy();
    await user.clear(date);
    await user.type(date, '2026-11-18');
    await add(user);
    await waitFor(() => expect(server.sent[0]?.body).toMatchObject({ weightKg: 66, date: '2026-11-18' }));
    expect(server.sent).toHaveLength(1);
  });

  it.each(['', '29', '301', '.'])('does not send %j', async (text) => {
    const { user, server } = await show();
    if (text) await user.type(field(), text);
    await add(user);
    expect(screen.getByText('I need a weight between 30 and 300 kg.')).toBeTruthy();
    expect(server.sent).toEqual([]);
  });

  it('keeps a weight offline and sends it once when the connection is back', async () => {
    const { user, server } = await show();
    server.down = true;
    await user.type(field(), '65');
    await add(user);
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(rows()[0]).toContain("65 kgToday. It's sent when you're back online.");
    expect(field().value).toBe('');
    server.down = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Weight added')).toBeTruthy();
    expect(rows()[0]).toBe('65 kgToday−2.2 kg');
    const ids = server.sent.map(({ body }) => body.id);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('invites the person to add a first entry', async () => {
    await show({ weights: [] });
    expect(await screen.findByText('No weights yet')).toBeTruthy();
  });
});
