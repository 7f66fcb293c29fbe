import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Friend } from '../../../../shared/contracts/friends';
import { ApiError } from '../../../lib/api/api-error';
import { FriendsCard } from './friends-card';

const answer = vi.hoisted(() => vi.fn<(method: string, path: string, call: object) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: object) =>
    answer(method, path, call),
}));

const friend = (name: string, status: Friend['status']): Friend => ({
  id: name.toLowerCase(),
  name,
  status,
  workoutsCompleted: 1,
  totalPoints: status === 'requested' ? null : 1200,
});

function show(friends: Friend[], blocked: { id: string; name: string }[] = [], offeredId = '') {
  answer.mockResolvedValue({ friends, blocked, id: 'noah', status: 'requested' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <FriendsCard offeredId={offeredId} />
    </QueryClientProvider>,
  );
  return Object.assign(userEvent.setup(), { client });
}

const writes = () => answer.mock.calls.filter(([method]) => method !== 'GET');

afterEach(() => {
  cleanup();
  answer.mockReset();
});

describe('friends', () => {
  it('say what to do when there are none', async () => {
    show([]);
    expect(await screen.findByText('No friends yet. Add some above!')).toBeTruthy();
  });

  it('are listed with name, status, and totals, without those who wait for an answer', async () => {
    show([friend('Elif', 'received'), friend('Noah', 'accepted'), friend('Ines', 'requested')]);
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('NoahFriends1 workout· 1,200 points');
    expect(rows[1]).toContain('InesRequested1 workout');
    expect(rows[1]).not.toContain('points');
  });

  it('are added by an id without its spaces, and not by an empty one', async () => {
    const user = show([]);
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    await user.type(screen.getByPlaceholderText("Enter friend's user ID"), '   ');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(writes()).toEqual([]);
    await user.type(screen.getByPlaceholderText("Enter friend's user ID"), 'demo-noah ');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(writes()).toEqual([['POST', '/friends', { body: { friendId: 'demo-noah' } }]]);
  });

  it('say at the field what is wrong with an ID, until it is changed', async () => {
    const user = show([]);
    const field = await screen.findByRole('textbox', { name: "Friend's user ID" });
    answer.mockRejectedValueOnce(new ApiError('friend_not_found', 404, 'No user found with that ID'));
    await user.type(field, 'demo-noha{Enter}');
    const wrong = await screen.findByText('User not found. No user found with that ID');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(wrong.id);
    await user.type(field, 'x');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('User not found. No user found with that ID')).toBeNull();
  });

  it('start with the id from a link someone sent', async () => {
    show([], [], 'noah');
    expect(await screen.findByDisplayValue('noah')).toBeTruthy();
  });

  it('keep their places while a pointer is down, whatever comes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { client } = show([friend('Noah', 'accepted')]);
    const noah = await screen.findByText('Noah');
    fireEvent.pointerDown(noah);
    answer.mockResolvedValue({
      friends: [friend('Amara', 'accepted'), friend('Noah', 'accepted')],
      blocked: [],
    });
    await act(() => client.invalidateQueries());
    expect(screen.queryByText('Amara')).toBeNull();
    fireEvent.pointerUp(noah);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Amara');
    vi.useRealTimers();
  });

  it('are removed only after a question', async () => {
    const user = show([friend('Noah', 'accepted')]);
    await user.click(await screen.findByRole('button', { name: 'More about Noah' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove friend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Noah?' });
    expect(writes()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(writes()).toEqual([['DELETE', '/friends/{id}', { params: { id: 'noah' } }]]);
  });

  it('let a blocked person be unblocked', async () => {
    const user = show([], [{ id: 'mallory', name: 'Mallory' }]);
    await user.click(await screen.findByText('Blocked (1)'));
    await user.click(screen.getByRole('button', { name: 'Unblock Mallory' }));
    expect(writes()).toEqual([['DELETE', '/friends/{id}', { params: { id: 'mallory' } }]]);
  });

  it('offer Retry when they do not load', async () => {
    const user = show([]);
    answer.mockReset();
    cleanup();
    answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'You seem to be offline.'));
    answer.mockResolvedValue({ friends: [friend('Noah', 'accepted')], blocked: [] });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(
      <QueryClientProvider client={client}>
        <FriendsCard offeredId="" />
      </QueryClientProvider>,
    );
    expect(await screen.findByText("Your friends didn't load")).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Noah')).toBeTruthy();
  });
});
