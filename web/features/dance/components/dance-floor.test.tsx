// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standing } from '../rules/dance.fixture';
import type { DanceCamera } from '../session/dance-camera';
import type { TimedFrame } from '../session/pose-frame';
import { prepareDance, type StartedDance } from '../session/started-dance';
import { DanceFloor, type CoachScene } from './dance-floor';

vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: async () => ({}) }));
vi.mock('../../../ui/toast', () => ({ toast: { info: vi.fn(), success: vi.fn() } }));

const Coach = ({ mood, label }: CoachScene) => <div data-mood={mood}>{label}</div>;
const onDanced = vi.fn();
const onEnd = vi.fn();
let frames = new Set<(frame: TimedFrame) => void>();
let dance: StartedDance;

function cameraIn(state: DanceCamera['state'], changes: Partial<DanceCamera> = {}): DanceCamera {
  return {
    state,
    loaded: 0.4,
    problem: null,
    start: vi.fn(),
    stop: vi.fn(),
    retry: vi.fn(),
    onFrame: (listener) => {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    picture: <i>mirror</i>,
    ...changes,
  };
}

const floor = (camera: DanceCamera | null) => (
  <DanceFloor {...{ dance, camera, Coach, onDanced, onEnd }} moves={false} />
);
function open(camera: DanceCamera | null) {
  dance = prepareDance({ style: 'pop', set: 'ten-moves', camera: camera !== null });
  return render(floor(camera));
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const see = (frame: TimedFrame) => act(() => frames.forEach((listener) => listener(frame)));
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout', 'Date'] });
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  frames = new Set();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the dance floor without a camera', () => {
  it('starts right away, without a word of what only a camera can give', () => {
    const { container } = open(null);
    expect(screen.getByText('Move 1 / 10')).toBeTruthy();
    expect(screen.queryByLabelText('Accuracy')).toBeNull();
    expect(screen.queryByLabelText('Your camera')).toBeNull();
    expect(container.textContent).not.toMatch(/points|score|accuracy/i);
    expect(screen.queryByText('Follow the coach and feedback will appear here!')).toBeNull();
  });

  it('announces each move with its cue before it starts, and a pause', async () => {
    const { container } = open(null);
    const announced = () => container.querySelector('[aria-live=polite]')?.textContent;
    await pass(200);
    expect(announced()).toBe('Step touch. Step, touch, and clap it!');
    await pass(3_000);
    expect(screen.getByText('Move 1 / 10')).toBeTruthy();
    expect(announced()).toBe('Next: Grapevine. Side, behind, side, and clap!');
    fireEvent.click(button('Pause'));
    expect(announced()).toBe('Paused - Take a breath!');
  });

  it('ends with what was danced, told once', async () => {
    open(null);
    await pass(6_200);
    fireEvent.click(button('End Session'));
    expect(onEnd).toHaveBeenCalledOnce();
    cleanup();
    expect(onDanced).toHaveBeenCalledOnce();
    const [danced] = onDanced.mock.calls[0] ?? [];
    expect(danced).toMatchObject({ style: 'pop', set: 'ten-moves', camera: false });
    expect(danced.samples).toHaveLength(6);
  });

  it('tells what was danced when the page is left', async () => {
    open(null);
    await pass(3_200);
    cleanup();
    expect(onDanced).toHaveBeenCalledOnce();
  });

  it('reports what was danced once when the page is reloaded', async () => {
    open(null);
    await pass(3_200);
    fireEvent(window, new Event('pagehide'));
    cleanup();
    expect(onDanced).toHaveBeenCalledOnce();
  });

  it('rests after the celebration and offers only the end', async () => {
    open(null);
    await pass(45_400);
    expect(screen.getByText('Amazing!')).toBeTruthy();
    await pass(8_000);
    expect(screen.getByText('Resting')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(onDanced).toHaveBeenCalledOnce();
  });
});

describe('the dance floor with a camera', () => {
  it('waits with the first beat until the camera runs, and shows how it is getting ready', async () => {
    const view = open(cameraIn('loading'));
    expect(button('Loading...').hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
    await pass(4_000);
    view.rerender(floor(cameraIn('initializing')));
    expect(button('Initializing AI Vision...').hasAttribute('disabled')).toBe(true);
    const ready = cameraIn('ready');
    view.rerender(floor(ready));
    expect(ready.start).toHaveBeenCalledOnce();
    view.rerender(floor(cameraIn('on')));
    expect(button('Stop Camera')).toBeTruthy();
    await pass(5_200);
    expect(screen.getByText('Move 2 / 10')).toBeTruthy();
  });

  it('need not be waited for', async () => {
    open(cameraIn('loading'));
    fireEvent.click(button('Start now'));
    await pass(5_200);
    expect(screen.getByText('Move 2 / 10')).toBeTruthy();
  });

  it('says in a pause that the camera stays on', async () => {
    open(cameraIn('on'));
    expect(screen.queryByText('The camera stays on', { exact: false })).toBeNull();
    fireEvent.click(button('Pause'));
    await pass(200);
    expect(screen.getByText('The camera stays on until you stop it.', { exact: false })).toBeTruthy();
  });

  it('says what is wrong with the camera, lets it be tried again and dances on', () => {
    const retry = vi.fn();
    const problem = { title: 'The camera is blocked', text: 'Allow it.' };
    const { container } = open(cameraIn('failed', { retry, problem }));
    expect(screen.getByRole('alert').textContent).toContain('The camera is blocked');
    expect(screen.queryByLabelText('Accuracy')).toBeNull();
    expect(screen.queryByText('mirror')).toBeNull();
    expect(container.textContent).not.toMatch(/–|feedback|points/i);
    fireEvent.click(button('Start Camera'));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.getByText('Move 1 / 10')).toBeTruthy();
  });

  it('starts with the tap that tries it again, not by itself after a stop', () => {
    const view = open(cameraIn('failed'));
    const ready = cameraIn('ready');
    view.rerender(floor(ready));
    view.rerender(floor(cameraIn('on')));
    view.rerender(floor(ready));
    expect(ready.start).toHaveBeenCalledOnce();
    view.rerender(floor(cameraIn('failed')));
    view.rerender(floor(cameraIn('on')));
    view.rerender(floor(ready));
    expect(ready.start).toHaveBeenCalledOnce();
  });

  it('shows accuracy and feedback of what the camera sees, and nothing once it is off', async () => {
    const view = open(cameraIn('on'));
    expect(screen.getByText('Follow the coach and feedback will appear here!')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'No accuracy yet' })).toBeTruthy();
    see({ landmarks: standing(), aspect: 16 / 9, atMs: 0 });
    await pass(200);
    expect(screen.getByRole('img', { name: /^Overall accuracy \d+ percent$/ })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Posture' }).getAttribute('aria-valuenow')).toBe('100');
    see({ landmarks: null, aspect: 16 / 9, atMs: 0 });
    await pass(200);
    expect(screen.getByText('Position yourself in frame')).toBeTruthy();
    view.rerender(floor(cameraIn('ready')));
    expect(screen.queryByText('Follow the coach and feedback will appear here!')).toBeNull();
    expect(screen.queryByLabelText('Accuracy')).toBeNull();
    expect(button('Start Camera')).toBeTruthy();
  });
});
