import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cameraSpots } from './rules/counted-exercises';
import type { Landmark } from '../../../lib/pose/landmark';
import { squat } from '../../../../shared/avatar/motion/exercises/squat';
import { compileMotion } from '../../../../shared/avatar/motion/motion';
import { mixPoses } from '../../../../shared/avatar/motion/pose';
import { FRONT_CAMERA, landmarksOf } from '../../../lib/pose/landmarks';
import { solvePose } from '../../../../shared/avatar/motion/rig/solve';
import { startPlayer } from '../player/player-state';
import { usePlayer } from '../player/use-player';
import { countsOf } from './counted-sets';
import type { CountingCamera, CountingFrame } from './counting-camera';
import { ExerciseCounter } from './exercise-counter';

const say = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('../../../lib/audio/announcer', () => ({ say, hush: () => undefined, beep: () => undefined }));

const moveOf = (exerciseId: string, workSeconds: number) => ({
  exerciseId,
  name: exerciseId,
  workSeconds,
  restSeconds: 20,
  caloriesKcal: 5,
});
const plan = [moveOf('squat', 60), moveOf('burpee', 20), moveOf('squat', 60)];

const listeners = new Set<(frame: CountingFrame) => void>();
const acts = { start: vi.fn<() => void>(), stop: vi.fn<() => void>(), retry: vi.fn<() => void>() };
const look = vi.fn<(isLooking: boolean) => void>();
let showState: (state: CountingCamera['state']) => void;

/** The page: a player, and a camera controlled by the test. */
function Page() {
  const player = usePlayer((now) => startPlayer(plan, now));
  const [state, setState] = useState<CountingCamera['state']>('idle');
  const [isAsked, setAsked] = useState(false);
  const [isOn, setOn] = useState(true);
  const [subscribe] = useState(() => (listener: (frame: CountingFrame) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  useEffect(() => {
    showState = setState;
  }, []);
  return (
    <>
      <button onClick={player.togglePause}>{player.state.countedTo === null ? 'Go on' : 'Wait'}</button>
      <button onClick={player.skip}>Skip</button>
      {isOn && (
        <ExerciseCounter
          sessionId="today"
          player={player}
          camera={{ ...acts, state, look, subscribe, progress: 0.4 }}
          picture={null}
          isAsked={isAsked}
          onAsk={() => {
            setAsked(true);
            setState('loading');
          }}
          onOff={() => setOn(false)}
        />
      )}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const camera = (state: CountingCamera['state']) => act(() => showState(state));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const motion = compileMotion(squat);
const spot = { ...FRONT_CAMERA, ...cameraSpots.corner };

/** Everything the camera has filmed so far. */
let filmedMs = 0;

/** Seconds of squats at depth `share`, or of an empty room. */
async function film(seconds: number, share: number | null = 1) {
  const seenAt = (second: number): Landmark[] | null =>
    share === null
      ? null
      : landmarksOf(solvePose(mixPoses(motion.sample(0), motion.sample(second), share)), spot);
  for (let frame = 0; frame < seconds * 10; frame += 1) {
    const landmarks = seenAt(frame / 10);
    const atMs = (filmedMs += 100);
    act(() => {
      for (const listener of listeners) listener({ landmarks, atMs, aspect: spot.aspect });
    });
    await pass(0.1);
  }
}

/** Switched on, with the camera running and the time to get into position over. */
async function counting() {
  render(<Page />);
  press('Turn on the camera');
  acts.stop.mockClear();
  await act(() => vi.dynamicImportSettled());
  camera('ready');
  camera('running');
  await pass(10.2);
}

beforeAll(() => import('./rules/counter-of'));
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('Before the camera is on', () => {
  it('explains itself and where to put the camera, asks for no permission, and pauses the workout', async () => {
    render(<Page />);
    await pass(5);
    expect(screen.getByText('No picture leaves this device', { exact: false })).toBeTruthy();
    expect(screen.getByText('upright', { exact: false })).toBeTruthy();
    expect(screen.getByText('whole body in view', { exact: false })).toBeTruthy();
    expect(screen.getByText('Go on')).toBeTruthy();
    expect(acts.start).not.toHaveBeenCalled();
    press('Train without it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Wait')).toBeTruthy();
  });

  it('tells how far loading is, then asks for the camera', () => {
    render(<Page />);
    press('Turn on the camera');
    expect(screen.getByRole('progressbar', { name: 'Loading' }).getAttribute('aria-valuenow')).toBe('40');
    camera('initializing');
    expect(screen.getByText('Initializing AI Vision...')).toBeTruthy();
    camera('ready');
    expect(acts.start).toHaveBeenCalledTimes(1);
    camera('starting');
    expect(screen.getByText('Allow the camera')).toBeTruthy();
  });

  it.each([
    ['denied', 'Camera Error'],
    ['missing', 'No camera found'],
    ['failed', "The camera didn't start"],
    ['blind', "Ana can't see you"],
    ['unable', "Ana can't see in this browser"],
  ] as const)('%s is told, with Retry', (state, title) => {
    render(<Page />);
    press('Turn on the camera');
    camera(state);
    expect(screen.getByRole('alert').textContent).toContain(title);
    press('Retry');
    expect(acts.retry).toHaveBeenCalledTimes(1);
  });
});

describe('A counted exercise', () => {
  it("begins after the time to walk to one's place; its repetitions are shown, kept, and told every five", async () => {
    await counting();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(acts.start).toHaveBeenCalledTimes(1);
    expect(acts.stop).not.toHaveBeenCalled();
    await film(17);
    expect(screen.getByText('4')).toBeTruthy();
    expect(screen.queryByText('5 repetitions.')).toBeNull();
    expect(countsOf('today')).toMatchObject([{ position: 0, exerciseId: 'squat', reps: 4 }]);
    await film(8);
    expect(screen.getByText('5 repetitions.')).toBeTruthy();
    expect(say).not.toHaveBeenCalled();
  });

  it('tells one small thing, and says it now and then', async () => {
    await counting();
    await film(20, 0.6);
    expect(screen.getByText('A little deeper')).toBeTruthy();
    expect(say.mock.calls.flat()).toEqual(['A little deeper']);
  });

  it('says when no one is in view', async () => {
    await counting();
    await film(8, null);
    expect(screen.getByText('Step back until I see all of you')).toBeTruthy();
    expect(countsOf('today')).toEqual([]);
  });

  it('gives the camera back in a pause, and goes on counting after it', async () => {
    await counting();
    await film(9);
    press('Wait');
    expect(acts.stop).toHaveBeenCalled();
    camera('ready');
    expect(screen.getByText('The camera is off while you pause.')).toBeTruthy();
    acts.start.mockClear();
    press('Go on');
    expect(acts.start).toHaveBeenCalledTimes(1);
    camera('running');
    await film(9);
    expect(countsOf('today')).toMatchObject([{ reps: 4 }]);
  });

  it('looks away in rests, is off where nothing can be counted, and comes back without being asked', async () => {
    await counting();
    expect(look).toHaveBeenLastCalledWith(true);
    acts.stop.mockClear();
    await pass(60);
    // The rest before an exercise that cannot be counted.
    expect(acts.stop).toHaveBeenCalled();
    expect(look).toHaveBeenLastCalledWith(false);
    camera('ready');
    acts.start.mockClear();
    press('Skip');
    expect(screen.queryByRole('region')).toBeNull();
    expect(acts.start).not.toHaveBeenCalled();
    await pass(20);
    // The rest before squats: the mirror shows where to stand.
    expect(acts.start).toHaveBeenCalled();
    camera('running');
    expect(look).toHaveBeenLastCalledWith(false);
    expect(screen.getByText('whole body in view', { exact: false })).toBeTruthy();
    await pass(20);
    expect(look).toHaveBeenLastCalledWith(true);
    await film(9);
    expect(countsOf('today')).toMatchObject([{ position: 2, reps: 2 }]);
  });

  it('is switched off by its button', async () => {
    await counting();
    press('Stop counting');
    expect(screen.queryByRole('region')).toBeNull();
  });
});
