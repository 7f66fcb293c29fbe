import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import { toast } from '../../../ui/toast';
import { AddFriendForm } from './add-friend-form';

const answer = vi.hoisted(() => vi.fn<(request: string, call: object) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: object = {}) =>
    answer(`${method} ${path}`, call),
}));
vi.mock('../../../ui/toast', () => ({ toast: { error: vi.fn(), info: vi.fn(), success: vi.fn() } }));

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AddFriendForm offeredId="" />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  return { user, field: screen.getByPlaceholderText("Enter friend's user ID") };
}

const accepted = { sender: { id: 'noah', name: 'Noah' }, status: 'accepted', isNew: true };
const found = (name: string, status: string | null) => ({
  id: `id-${name}`,
  name,
  workoutsCompleted: 3,
  status,
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  answer.mockReset();
});

describe('The field that adds a friend', () => {
  it.each(['bcdf-ghjk', 'Join me: https://vita.example/invite?code=BCDFGHJK'])(
    'becomes friends by the code in %j',
    async (typed) => {
      answer.mockResolvedValue(accepted);
      const { user, field } = show();
      await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: 'Add' }));
      expect(answer.mock.calls).toEqual([['POST /friends/invitations', { body: { code: 'BCDFGHJK' } }]]);
      expect(toast.success).toHaveBeenCalledWith("You're friends now!", 'You and Noah.');
      expect((field as HTMLInputElement).value).toBe('');
    },
  );

  it('says so where they are friends already', async () => {
    answer.mockResolvedValue({ ...accepted, isNew: false });
    const { user, field } = show();
    await user.type(field, 'BCDFGHJK');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(toast.info).toHaveBeenCalledWith("You're already friends", 'You and Noah.');
  });

  it.each([
    ['demo-noah', 'friend_not_found', 'User not found. No user found with that ID'],
    [
      'BCDFGHJK',
      'invitation_not_found',
      "This code doesn't work. Check it with your friend, or ask for a new one.",
    ],
    ['BCDFGHJK', 'own_invitation', 'This is your own invitation. Send it to a friend instead.'],
    ['BCDFGHJK', 'too_many_codes', 'Slow down a little.'],
  ])('says at itself, and nowhere else, why %j was refused with %s', async (typed, code, text) => {
    answer.mockRejectedValue(new ApiError(code, 404, 'Slow down a little.'));
    const { user, field } = show();
    await user.type(field, `${typed}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(toast.error).not.toHaveBeenCalled();
    await user.type(field, 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('searches for a name, and shows how each person can be added', async () => {
    const people = [
      found('Ada', null),
      found('Bea', 'received'),
      found('Cleo', 'requested'),
      found('Dora', 'accepted'),
    ];
    answer.mockResolvedValueOnce({ people });
    const { user, field } = show();
    await user.type(field, 'Quince');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'AAda3 workoutsAdd',
      'BBea3 workoutsAccept',
      'CCleo3 workoutsRequested',
      'DDora3 workoutsFriends',
    ]);
    answer.mockResolvedValue({ id: 'id-Ada', status: 'requested', people });
    await user.click(screen.getByRole('button', { name: 'Add Ada' }));
    expect(answer).toHaveBeenCalledWith('POST /friends', { body: { friendId: 'id-Ada' } });
  });

  it('says what to do when no one has the name, and forgets the search with the next letter', async () => {
    answer.mockResolvedValue({ people: [] });
    const { user, field } = show();
    await user.type(field, 'Quince{Enter}');
    expect(await screen.findByText(/^User not found\./)).toBeTruthy();
    await user.type(field, 's');
    expect(screen.queryByText(/^User not found\./)).toBeNull();
  });

  it('asks for more than one letter, and offers Retry when a search fails', async () => {
    const { user, field } = show();
    await user.type(field, 'Q{Enter}');
    expect(await screen.findByText('Type at least two letters.')).toBeTruthy();
    answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'You seem to be offline.'));
    await user.type(field, 'u{Enter}');
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
    answer.mockResolvedValue({ people: [found('Ada', null)] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ada')).toBeTruthy();
  });
});
