import { act, fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClipVideo, entryPatienceMs, type ClipState } from './clip-video';

const loopOnly = { video: '/plank.mp4', entry: null, still: '/plank.webp', light: 'night' } as const;
const hold = {
  video: '/cobra.mp4',
  entry: '/cobra.entry.mp4',
  still: '/cobra.webp',
  light: 'night',
} as const;

let running: Set<HTMLVideoElement>;
const ended = new Set<HTMLMediaElement>();
beforeEach(() => {
  vi.useFakeTimers();
  running = new Set();
  ended.clear();
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'play').mockImplementation(async function (this: HTMLVideoElement) {
    running.add(this);
  });
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLVideoElement) {
    running.delete(this);
  });
  vi.spyOn(media, 'ended', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return ended.has(this);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shown = () => [...document.querySelectorAll('video')].map((video) => video.getAttribute('src'));
const moving = () =>
  [...document.querySelectorAll('video')]
    .filter((video) => running.has(video))
    .map((video) => video.getAttribute('src'));
const videoOf = (source: string) => {
  const video = document.querySelector<HTMLVideoElement>(`video[src="${source}"]`);
  if (!video) throw new Error(`${source} is not there`);
  return video;
};
const loop = () => videoOf(hold.video);
const entry = () => videoOf(hold.entry);

/** The entry plays to its end, and the loop starts to move. */
function playEntry() {
  running.delete(entry());
  ended.add(entry());
  fireEvent.ended(entry());
  expect(shown()).toEqual([hold.video, hold.entry]);
  expect(moving()).toEqual([hold.video]);
  fireEvent.playing(loop());
}

describe('A clip', () => {
  it('without an entry is one video, which plays and pauses', () => {
    const { rerender } = render(<ClipVideo clip={loopOnly} playing />);
    expect([shown(), moving()]).toEqual([[loopOnly.video], [loopOnly.video]]);
    rerender(<ClipVideo clip={loopOnly} playing={false} />);
    expect(moving()).toEqual([]);
  });

  it('of a hold is entered once, over the loop’s first frame, and stays in its loop after a pause', () => {
    const { rerender } = render(<ClipVideo clip={hold} playing />);
    expect([shown(), moving()]).toEqual([[hold.video, hold.entry], [hold.entry]]);
    rerender(<ClipVideo clip={hold} playing={false} />);
    expect(moving()).toEqual([]);
    rerender(<ClipVideo clip={hold} playing />);
    expect(moving()).toEqual([hold.entry]);
    playEntry();
    expect([shown(), moving()]).toEqual([[hold.video], [hold.video]]);
    rerender(<ClipVideo clip={hold} playing={false} />);
    rerender(<ClipVideo clip={hold} playing />);
    expect([shown(), moving()]).toEqual([[hold.video], [hold.video]]);
  });

  it('is entered again on the other side, from the loop’s first frame', () => {
    const { rerender } = render(<ClipVideo clip={hold} playing mirrored={false} />);
    playEntry();
    loop().currentTime = 3;
    rerender(<ClipVideo clip={hold} playing mirrored />);
    expect([shown(), moving()]).toEqual([[hold.video, hold.entry], [hold.entry]]);
    expect(loop().currentTime).toBe(0);
    playEntry();
    expect([shown(), moving()]).toEqual([[hold.video], [hold.video]]);
  });

  it('whose entry is missing shows its loop at once', () => {
    render(<ClipVideo clip={hold} playing />);
    fireEvent.error(entry());
    expect([shown(), moving()]).toEqual([[hold.video], [hold.video]]);
  });

  it('whose entry does not come shows its loop after a moment', () => {
    render(<ClipVideo clip={hold} playing />);
    // Some browsers count on without a picture.
    entry().currentTime = 1;
    act(() => vi.advanceTimersByTime(entryPatienceMs));
    expect([shown(), moving()]).toEqual([[hold.video], [hold.video]]);
  });

  it('waits for an entry that moves, and no longer for one that stops', () => {
    render(<ClipVideo clip={hold} playing />);
    Object.defineProperty(entry(), 'readyState', { value: 4 });
    entry().currentTime = 1;
    act(() => vi.advanceTimersByTime(entryPatienceMs));
    expect(moving()).toEqual([hold.entry]);
    act(() => vi.advanceTimersByTime(entryPatienceMs));
    expect([shown(), moving()]).toEqual([[hold.video], [hold.video]]);
  });

  it('that a phone refuses to play says so, and a tap starts its loop without the entry', async () => {
    const { play } = HTMLMediaElement.prototype;
    const refusal = new DOMException('play() needs a tap.', 'NotAllowedError');
    vi.mocked(play).mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
    const told = vi.fn<(state: ClipState) => void>();
    const tapped = createRef<HTMLVideoElement>();
    render(<ClipVideo ref={tapped} clip={hold} playing onState={told} />);
    await act(async () => undefined);
    expect(told).toHaveBeenLastCalledWith('refused');
    expect([shown(), moving()]).toEqual([[hold.video], []]);
    await tapped.current?.play();
    expect(moving()).toEqual([hold.video]);
  });
});
