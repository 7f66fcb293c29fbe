import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '../../shared/contracts/moments';
import { ApiError } from '../lib/api/api-error';
import { useHeldReloads } from '../lib/pwa/app-update';
import { Moments } from './moments';

const server = vi.hoisted(() => ({
  list: vi.fn<() => Promise<{ moments: Moment[] }>>(),
  claim: vi.fn<() => Promise<{ first: boolean }>>(),
}));
vi.mock('../lib/api/call-endpoint', () => ({
  callEndpoint: ({ path }: { path: string }) => {
    if (path === '/moments') return server.list();
    return path === '/profile'
      ? Promise.resolve({ name: 'Maya Okafor', timeZone: 'UTC', progress: { today: '2999-01-01' } })
      : server.claim();
  },
}));

const won: Moment = {
  kind: 'league',
  id: 'league-2026-11-16',
  week: '2026-11-16' as never,
  reachedAt: '2026-11-23T00:15:00.000Z',
  minutes: 325,
  members: 12,
};

function Busy() {
  useHeldReloads(true);
  return null;
}

const frame = (path: string, busy: boolean, client: QueryClient) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={[path]}>
      <button type="button">Start</button>
      {busy && <Busy />}
      <Moments />
    </MemoryRouter>
  </QueryClientProvider>
);

function show({ path = '/dashboard', busy = false } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(frame(path, busy, client));
  return { finish: () => view.rerender(frame(path, false, client)) };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.list.mockResolvedValueOnce({ moments: [won] }).mockResolvedValue({ moments: [] });
  server.claim.mockResolvedValue({ first: true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const title = 'The week is yours';
const passed = () => act(() => vi.advanceTimersByTimeAsync(1_200));

describe('a moment of its own', () => {
  it('takes the whole screen with a card, and returns the focus', async () => {
    const user = userEvent.setup({
      pointerEventsCheck: 0,
      advanceTimers: (ms) => void vi.advanceTimersByTime(ms),
    });
    show();
    screen.getByRole('button', { name: 'Start' }).focus();
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Card: Maya Okafor, 1st of 12/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download Card' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Start');
    expect(server.claim).toHaveBeenCalledTimes(1);
  });

  it('waits until a workout ends', async () => {
    const { finish } = show({ busy: true });
    await passed();
    expect(server.claim).not.toHaveBeenCalled();
    finish();
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  });

  it('comes after the toasts about the same points, and is not held up by one that stays', async () => {
    const toast = document.createElement('div');
    toast.dataset['sonnerToast'] = '';
    document.body.append(toast);
    show();
    await passed();
    expect(server.claim).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    toast.remove();
  });

  it('interrupts no one who is dancing or answering questions', async () => {
    show({ path: '/dance' });
    await passed();
    expect(server.claim).not.toHaveBeenCalled();
  });

  it.each([
    ['another device was first', () => server.claim.mockResolvedValue({ first: false })],
    [
      'the server cannot be asked',
      () => server.claim.mockRejectedValue(new ApiError('network_error', 0, '')),
    ],
  ])('is not shown when %s', async (_, arrange) => {
    arrange();
    show();
    await waitFor(() => expect(server.claim).toHaveBeenCalled());
    await passed();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
