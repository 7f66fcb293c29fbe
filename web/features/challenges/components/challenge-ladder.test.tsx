import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { challengeState } from '../../../../shared/rules/challenges/challenge';
import { challenges } from '../../../../shared/rules/challenges/challenges';
import { toast } from '../../../ui/toast';
import type { Ladder } from '../api/challenges-query';
import { ChallengeLadder } from './challenge-ladder';
import { ChallengeResult } from './challenge-result';
import { LadderHero } from './ladder-hero';

const answer = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: () => answer() }));
vi.mock('../../../ui/toast', () => ({ toast: { error: vi.fn() } }));

const ladderAt = (completed: number, friends: Ladder['friends'] = []): Ladder => ({
  completed,
  friends,
  challenges: challenges.map((challenge) => ({
    ...challenge,
    description: `About ${challenge.title}.`,
    state: challengeState(challenge.number, completed),
    completedAt: null,
    times: challenge.number === 1 && completed > 0 ? 2 : Number(challenge.number <= completed),
  })),
});
const friend = (id: string, name: string, completed: number) => ({ id, name, completed });
const onStart = vi.fn();

async function show(ladder: Ladder, openNumber?: number) {
  answer.mockResolvedValue(ladder);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ChallengeLadder me={{ id: 'maya', name: 'Maya' }} openNumber={openNumber} onStart={onStart} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: /First Light/ });
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('The ladder', () => {
  it('offers Replay for completed challenges, Start for the next, and Locked for all others', async () => {
    await show(ladderAt(2));
    expect(screen.getAllByRole('button', { name: /^Replay: / })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Start: / })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Locked: / })).toHaveLength(23);
    expect(screen.getByText('Completed 2 times')).toBeTruthy();
  });

  it('starts the next rung, and a completed one again', async () => {
    const user = await show(ladderAt(1));
    await user.click(screen.getByRole('button', { name: 'Start: Steady Middle' }));
    await user.click(screen.getByRole('button', { name: 'Replay: First Light' }));
    expect(onStart.mock.calls.map(([{ number }]) => number)).toEqual([2, 1]);
  });

  it('offers Resume for the one left unfinished, even during a replay', async () => {
    const user = await show(ladderAt(2), 1);
    expect(screen.getAllByRole('button', { name: /^Replay: / })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Resume: First Light' }));
    expect(onStart.mock.calls.map(([{ number }]) => number)).toEqual([1]);
    cleanup();
    render(<LadderHero ladder={ladderAt(2)} openNumber={1} onStart={onStart} />);
    expect(screen.getByRole('button', { name: 'Resume Challenge 1' })).toBeTruthy();
  });

  it('says which challenge opens a locked one', async () => {
    const user = await show(ladderAt(1));
    await user.click(screen.getByRole('button', { name: 'Locked: Iron Stairs' }));
    expect(toast.error).toHaveBeenCalledWith('Challenge Locked', 'Complete Challenge 10 first!');
    expect(onStart).not.toHaveBeenCalled();
  });

  it("shows the person's place and their friends' on the trail", async () => {
    await show(ladderAt(3, [friend('p', 'Priya', 3), friend('n', 'Noah', 0)]));
    expect(
      screen.getByRole('button', { name: /^Challenge 3, .*completed\. You and Priya are here$/ }),
    ).toBeTruthy();
    expect(screen.getByText('The bottom of the ladder. Noah is here')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Challenge 4, Open Arms: open' })).toBeTruthy();
  });

  it('leads from a place of the trail to its card', async () => {
    const user = await show(ladderAt(0));
    Element.prototype.scrollIntoView = vi.fn();
    await user.click(screen.getByRole('button', { name: /^Challenge 26, / }));
    expect(document.activeElement?.id).toBe('challenge-26');
  });

  it('can be reloaded after a failure', async () => {
    answer.mockRejectedValue(new Error('away'));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(
      <QueryClientProvider client={client}>
        <ChallengeLadder me={{ id: 'maya', name: 'Maya' }} onStart={onStart} />
      </QueryClientProvider>,
    );
    answer.mockResolvedValue(ladderAt(0));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: /Summit/ })).toBeTruthy();
  });
});

describe('The hero', () => {
  it.each([
    [0, /start with you at the bottom/],
    [3, '3 of 26 done. The next one is waiting.'],
    [26, /climbed it all/],
  ])('says where a person is after %i', (completed, text) => {
    render(<LadderHero ladder={ladderAt(completed)} onStart={onStart} />);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /^Start Challenge/ })).toHaveLength(
      completed < 26 ? 1 : 0,
    );
  });
});

describe('The result of a challenge', () => {
  it.each([
    [1440, true, 'Challenge 4 complete. Challenge 5 is open.'],
    [1439, true, "Challenge 4 takes 24 minutes. It'll be here when you're ready."],
    [1800, false, "Challenge 4 takes 24 minutes. It'll be here when you're ready."],
  ])('after %i seconds, counted: %s', (activeSeconds, counted, text) => {
    render(<ChallengeResult number={4} activeSeconds={activeSeconds} counted={counted} />);
    expect(screen.getByRole('status').textContent).toBe(text);
  });
});
