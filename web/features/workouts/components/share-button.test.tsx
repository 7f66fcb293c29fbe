import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import { toast } from '../../../ui/toast';
import { ShareButton } from './share-button';

const answer = vi.hoisted(() => vi.fn<(path: string, call: object) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ path }: { path: string }, call: object) => answer(path, call),
}));
vi.mock('../../../ui/toast', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShareButton sessionId="session-1" />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  answer.mockReset();
});

describe('Sharing a workout', () => {
  it.each([
    [1, 'Your friend can see it now.'],
    [3, '3 friends can see it now.'],
  ])('tells %i friends once', async (friends, told) => {
    answer.mockResolvedValue({ friends });
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Shared' });
    expect(button.disabled).toBe(true);
    expect(answer.mock.calls.map(([, call]) => call)).toEqual([{ params: { id: 'session-1' } }]);
    expect(toast.success).toHaveBeenCalledWith('Workout shared', told);
  });

  it('says how friends are found where there are none', async () => {
    answer.mockResolvedValue({ friends: 0 });
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await vi.waitFor(() => expect(toast.info).toHaveBeenCalledOnce());
    expect(toast.success).not.toHaveBeenCalled();
  });

  it('can be tried again where it failed', async () => {
    answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'No connection.'));
    answer.mockResolvedValueOnce({ friends: 1 });
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Shared' })).toBeTruthy();
  });
});
