import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileWith, progressWith } from '../../tests/support/fake-profile-api';
import { keepInvitation, readKeptInvitation } from '../features/friends/invitations/kept-invitation';
import { ApiError } from '../lib/api/api-error';
import { toast } from '../ui/toast';
import { KeptInvitation } from './kept-invitation';

const server = vi.hoisted(() => ({
  profile: {} as object,
  accept: vi.fn<(call: object) => Promise<unknown>>(),
}));
vi.mock('../lib/api/call-endpoint', () => ({
  callEndpoint: async ({ path }: { path: string }, call: object) =>
    path === '/profile' ? server.profile : server.accept(call),
}));
vi.mock('../ui/toast', () => ({ toast: { success: vi.fn(), info: vi.fn() } }));

function show({ workoutsCompleted = 0, onboardingCompleted = true, path = '/dashboard' } = {}) {
  const progress = { ...progressWith(0), workoutsCompleted };
  server.profile = profileWith({}, { onboardingCompleted, progress });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <KeptInvitation />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  keepInvitation('BCDFGHJK');
  server.accept.mockResolvedValue({ sender: { id: 'maya', name: 'Maya' }, status: 'accepted' });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  server.accept.mockReset();
});

describe('An invitation kept through sign-up', () => {
  it('is accepted once on the dashboard of a new account, which says so', async () => {
    show();
    await waitFor(() => expect(readKeptInvitation()).toBeNull());
    expect(server.accept.mock.calls).toEqual([[{ body: { code: 'BCDFGHJK' } }]]);
    expect(toast.success).toHaveBeenCalledWith(
      "You're friends now!",
      'You and Maya. Find each other in Community.',
    );
  });

  it.each([{ onboardingCompleted: false }, { path: '/onboarding' }])('waits while %j', async (where) => {
    show(where);
    await act(async () => {});
    expect(server.accept).not.toHaveBeenCalled();
    expect(readKeptInvitation()).toBe('BCDFGHJK');
  });

  it('is not for someone else on this device, who has trained before', async () => {
    show({ workoutsCompleted: 3 });
    await waitFor(() => expect(readKeptInvitation()).toBeNull());
    expect(server.accept).not.toHaveBeenCalled();
  });

  it('that died meanwhile is forgotten, and the person is told', async () => {
    server.accept.mockRejectedValue(new ApiError('invitation_not_found', 404, 'Ask for a new one.'));
    show();
    await waitFor(() => expect(readKeptInvitation()).toBeNull());
    expect(toast.info).toHaveBeenCalledWith("You're not friends yet", 'Ask for a new one.');
  });

  it('is tried again on the next visit when there was no connection', async () => {
    server.accept.mockRejectedValue(new ApiError('network_error', 0, 'Offline.'));
    show();
    await waitFor(() => expect(server.accept).toHaveBeenCalled());
    await act(async () => {});
    expect(readKeptInvitation()).toBe('BCDFGHJK');
    expect(toast.info).not.toHaveBeenCalled();
  });

  it('is kept for two days', () => {
    vi.useFakeTimers();
    vi.setSystemTime('2026-11-20T10:00:00Z');
    keepInvitation('BCDFGHJK');
    vi.setSystemTime('2026-11-22T09:59:00Z');
    expect(readKeptInvitation()).toBe('BCDFGHJK');
    vi.setSystemTime('2026-11-22T10:00:00Z');
    expect(readKeptInvitation()).toBeNull();
    vi.useRealTimers();
  });
});
