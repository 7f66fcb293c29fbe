import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FriendChallenge } from '../../../../shared/contracts/friend-challenges';
import { briefText, challengeText } from '../challenge-text';
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

  it.each([
    ['accepted', 'Accept', 'Accepted'],
    ['declined', 'Decline', 'Declined'],
  ])('are %s, and stay in their place with the answer', async (_, button, answered) => {
    const other = challenge({ id: 'b', friend: { id: 'p', name: 'Priya' }, title: 'First Light' });
    const user = show([challenge(), other]);
    expect(await screen.findByText('Noah challenged you')).toBeTruthy();
    answer.mockImplementation(async (request) =>
      request.startsWith('GET')
        ? { challenges: [other] }
        : challenge({ state: button === 'Accept' ? 'accepted' : 'declined' }),
    );
    await user.click(screen.getByRole('button', { name: `${button} Steady Middle, Noah's challenge` }));
    expect(sent(`POST /friend-challenges/{id}/${button.toLowerCase()}`)).toEqual([
      { params: { id: challenge().id } },
    ]);
    expect(await screen.findByText(answered)).toBeTruthy();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Steady Middle');
    expect(within(first as HTMLElement).queryByRole('button', { name: /^(Accept|Decline) / })).toBeNull();
    expect(second?.textContent).toContain('First Light');
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

  it.each([
    [{}, 'Noah challenged you'],
    [{ isSender: true }, 'Waiting for Noah'],
    [{ state: 'accepted' }, 'With Noah · until Apr 15'],
    [{ state: 'accepted', theirDoneAt: early }, 'Noah did it · until Apr 15'],
    [{ state: 'accepted', myDoneAt: early }, 'You did it · waiting for Noah'],
  ] as const)('say the same in a line: %o', (more, text) => {
    expect(briefText(challenge(more), 'Apr 15')).toBe(text);
  });
});
