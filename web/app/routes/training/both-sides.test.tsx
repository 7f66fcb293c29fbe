import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import {
  control,
  heading,
  list,
  open,
  page,
  pass,
  save,
  serve,
  setUpWorkoutPage,
  sessionOf,
  start,
  startButton,
} from './workout-page.fixture';

const said = vi.hoisted(() => vi.fn<(words: string) => void>());
vi.mock('../../../lib/audio/announcer', () => ({ say: said, beep: vi.fn(), hush: vi.fn() }));

setUpWorkoutPage();
beforeEach(() => said.mockReset());

/** Donkey kicks count repetitions, the side plank counts seconds; each clip shows one side, forward lunges show both. */
const plan = [
  ['donkey-kick', 40],
  ['side-plank', 30],
  ['forward-lunge', 40],
].map(([exerciseId, workSeconds]) => ({
  exerciseId: String(exerciseId),
  name: String(exerciseId),
  workSeconds: Number(workSeconds),
  restSeconds: 20,
  caloriesKcal: 3,
}));
const session = () => sessionOf('core-blast', { plan });
const changes = () => said.mock.calls.filter(([words]) => words.startsWith('Switch sides')).length;
const isMirrored = () => document.querySelector('.exercise-clip video')?.hasAttribute('data-mirrored');
const isCalled = () => screen.queryByText('Switch sides') !== null;

async function begin(answers: Record<string, unknown> = {}) {
  serve({ [start]: session(), ...answers });
  const view = open();
  await view.user.click(startButton('Core Blast'));
  await waitFor(() => expect(heading()).toBe('donkey-kick'));
  await until(() => shows('Left side'));
  return view;
}

/** Closes the page and opens it again; the server knows the session. */
async function reload(leave: () => void, known: WorkoutSession) {
  window.dispatchEvent(new Event('pagehide'));
  leave();
  serve({ [list]: page([], known) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Resume workout' }));
}

/** The page's clock advances with the machine's, in steps small enough to skip nothing. */
async function until(isSo: () => boolean) {
  for (let steps = 0; !isSo(); steps += 1) {
    if (steps > 400) throw new Error('It never came.');
    await pass(0.4);
  }
}
/** The clip, four seconds long, has come so far. */
function showClipAt(share: number): HTMLVideoElement {
  const video = document.querySelector<HTMLVideoElement>('.exercise-clip video');
  if (video === null) throw new Error('There is no clip.');
  for (const [name, value] of Object.entries({ readyState: 4, duration: 4 }))
    Object.defineProperty(video, name, { value, configurable: true });
  video.currentTime = 4 * share;
  fireEvent.timeUpdate(video);
  return video;
}
const shows = (words: string) => screen.queryByText(words) !== null;

describe('an exercise with two sides', () => {
  it('is played left, then right: said, shown and with the clip mirrored, in repetitions as in seconds', async () => {
    await begin();
    expect([shows('Left side'), isMirrored()]).toEqual([true, false]);
    await until(isCalled);
    expect(isMirrored()).toBe(true);
    await waitFor(() => expect(said).toHaveBeenCalledWith('Switch sides. Right side.'));
    await until(() => !isCalled());
    expect([shows('Right side'), isMirrored()]).toEqual([true, true]);
    // The rest shows what is next: the side plank, whose clip is on the right.
    await until(() => heading() === 'Rest');
    expect([shows('Next: side-plank'), isMirrored()]).toEqual([true, true]);
    await until(() => heading() === 'side-plank');
    expect([shows('Left side'), isMirrored()]).toEqual([true, true]);
    await until(isCalled);
    expect(isMirrored()).toBe(false);
    await waitFor(() => expect(changes()).toBe(2));
  });

  it('never mirrors text, nor a clip that shows both sides', async () => {
    const { user } = await begin();
    await until(isCalled);
    expect(document.querySelectorAll('[data-mirrored]')).toHaveLength(1);
    await user.click(control('Skip exercise'));
    await user.click(control('Skip exercise'));
    expect([heading(), shows('Both sides')]).toEqual(['forward-lunge', true]);
    await pass(30);
    expect([shows('Both sides'), isMirrored()]).toEqual([true, false]);
    expect(changes()).toBe(1);
  });

  it('is told in step with a clip that shows one side after the other, from its left on', async () => {
    const { user } = await begin();
    await user.click(control('Skip exercise'));
    await user.click(control('Skip exercise'));
    // In the countdown it has come to its right.
    const clip = showClipAt(0.7);
    expect([heading(), shows('Both sides')]).toEqual(['forward-lunge', true]);
    await until(() => clip.currentTime === 0);
    const told = [];
    for (const share of [0, 0.3, 0.5, 0.9, 0.1, 0.6]) {
      showClipAt(share);
      told.push([share, shows('Left side') ? 'left' : shows('Right side') ? 'right' : null]);
      await pass(0.2);
    }
    expect(told).toEqual([
      [0, 'left'],
      [0.3, 'left'],
      [0.5, 'right'],
      [0.9, 'right'],
      [0.1, 'left'],
      [0.6, 'right'],
    ]);
    const words = said.mock.calls.map(([each]) => each);
    expect(words.slice(-3)).toEqual(['forward-lunge. Left, then right. Big step', 'Left.', 'Right.']);
  });

  it('stays on its side through a pause, and is not announced twice', async () => {
    const { user } = await begin();
    await user.keyboard(' ');
    await pass(60);
    expect([isMirrored(), isCalled()]).toEqual([false, false]);
    await user.keyboard(' ');
    await until(isCalled);
    await until(() => !isCalled());
    await user.keyboard(' ');
    await pass(60);
    expect([shows('Right side'), isMirrored()]).toEqual([true, true]);
    await user.keyboard(' ');
    await pass(1);
    expect(shows('Right side')).toBe(true);
    expect(changes()).toBe(1);
  });

  it('continues with the right side after a reload, even offline', async () => {
    const { unmount } = await begin({ [save]: new Error('offline') });
    await until(isCalled);
    await until(() => !isCalled());
    await reload(unmount, session());
    await waitFor(() => expect(heading()).toBe('donkey-kick'));
    expect(isMirrored()).toBe(true);
    await pass(4);
    expect(shows('Right side')).toBe(true);
    expect(changes()).toBe(1);
  });

  it('starts with the left side again when the person goes back to it', async () => {
    const { user } = await begin();
    await until(isCalled);
    await user.click(control('Skip exercise'));
    await user.click(control('Previous exercise'));
    expect([heading(), isMirrored()]).toEqual(['donkey-kick', false]);
    await until(isCalled);
    await waitFor(() => expect(changes()).toBe(2));
  });

  it('says in the list of upcoming exercises that it has two sides', async () => {
    const { user } = await begin();
    expect(screen.getByText(/^Left, then right/)).toBeTruthy();
    await user.click(control('Skip exercise'));
    expect(screen.getByText(/^Alternating sides/)).toBeTruthy();
  });
});
