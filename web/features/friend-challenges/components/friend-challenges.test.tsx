import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FriendChallenge } from '../../../../shared/contracts/friend-challenges';
import { challengeText } from '../challenge-text';
import { FriendChallengesCard } from './friend-challenges-card';

type Call = { params?: object; body?: object };
const answer = vi.hoisted(() => vi.fn<(request: string, call: Call) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: Call = {}) =>
    answer(`${method} ${path}`, call),
}));

const challenge = (more: Partial<FriendChallenge> = {}): FriendChallenge => ({
  id: '01JD3X6E9H0000000000000001',
  friend: { id: 'n', name: 'Noah' },
  isSender: false,
  challengeNumber: 2,
  routineId: null,
  title: 'Steady Middle',
  state: 'invited',
  createdAt: '2026-04-08T09:30:00Z',
  endsAt: '2026-04-15T09:30:00Z',
  myDoneAt: null,
  theirDoneAt: null,
  ...more,
});
const [early, late] = ['2026-04-09T09:30:00Z', '2026-04-10T09:30:00Z'];
const noah = { id: 'n', name: 'Noah', completed: 1 };
const onStart = vi.fn();

function show(challenges: FriendChallenge[], friends = [noah]) {
  answer.mockImplementation(async (request) => (request.startsWith('GET') ? { challenges } : challenge()));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <FriendChallengesCard friends={friends} completed={3} onStart={onStart} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const sent = (request: string) =>
  answer.mock.calls.filter(([each]) => each === request).map(([, call]) => call);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('Challenges with friends', () => {
  it('are not mentioned to people without friends', () => {
    show([], []);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are accepted or declined', async () => {
    const user = show([challenge()]);
    expect(await screen.findByText('Noah challenged you')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const params = { id: challenge().id };
    expect(sent('POST /friend-challenges/{id}/accept')).toEqual([{ params }]);
    expect(sent('POST /friend-challenges/{id}/decline')).toEqual([{ params }]);
  });

  it('are started while they run, until they are done', async () => {
    const running = challenge({ state: 'accepted', theirDoneAt: early });
    const user = show([running, challenge({ id: 'b', state: 'accepted', myDoneAt: early })]);
    await user.click(await screen.findByRole('button', { name: 'Start: Steady Middle' }));
    expect(onStart).toHaveBeenCalledWith(running);
  });

  it('are sent with a rung that is open to both', async () => {
    const user = show([]);
    await user.click(await screen.findByRole('button', { name: 'Challenge a friend' }));
    expect(screen.getByRole('combobox', { name: 'Workout' }).textContent).toBe('Challenge 2: Steady Middle');
    await user.click(screen.getByRole('button', { name: 'Send challenge' }));
    expect(sent('POST /friends/{id}/challenges')[0]).toMatchObject({
      params: { id: 'n' },
      body: { challengeNumber: 2 },
    });
  });

  it.each([
    [{ state: 'finished', myDoneAt: early, theirDoneAt: late }, 'Both of you did it. You were first.'],
    [{ state: 'finished', myDoneAt: late, theirDoneAt: early }, 'Both of you did it. Noah was first.'],
    [{ state: 'finished', myDoneAt: early }, "You did it and Noah didn't. This one is yours."],
    [{ state: 'finished', theirDoneAt: early }, "Noah did it. Next one's yours."],
    [{ state: 'finished' }, 'No one did it this time.'],
    [{ state: 'expired' }, 'No one answered in time'],
    [{ state: 'declined' }, 'Declined'],
    [{ isSender: true }, 'Waiting for Noah until Wed, Apr 15'],
    [{ state: 'accepted', myDoneAt: early }, 'You: done · Noah: not yet · until Wed, Apr 15'],
  ] as const)('say where they stand: %o', (more, text) => {
    expect(challengeText(challenge(more), 'Wed, Apr 15')).toBe(text);
  });
});
