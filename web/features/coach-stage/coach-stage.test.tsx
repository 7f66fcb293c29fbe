// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTheme } from '../../lib/theme/theme';
import { CoachStage } from './coach-stage';

const made = vi.hoisted(() => ({
  fails: false,
  coaches: [] as {
    options: { grade: string; motion: unknown; beats?: () => number; onReady(): void; onFail(): void };
    show: ReturnType<typeof vi.fn>;
    dispose: ReturnType<typeof vi.fn>;
  }[],
}));

vi.mock('./live-coach', () => ({
  LiveCoach: class {
    show = vi.fn();
    dispose = vi.fn();
    constructor(readonly options: (typeof made.coaches)[number]['options']) {
      if (made.fails) throw new Error('Error creating WebGL context.');
      made.coaches.push(this);
    }
  },
}));

const frame = { painted: true, paint: () => {} };
/** Tells of what is observed once the next frame is painted, as the browser does. */
class FramePainted {
  constructor(private readonly tell: () => void) {}
  observe() {
    frame.paint = () => this.tell();
    if (frame.painted) queueMicrotask(this.tell);
  }
  disconnect() {}
}

const still = (container: HTMLElement) => container.querySelector('img');
const latest = () => {
  const coach = made.coaches.at(-1);
  if (!coach) throw new Error('No live coach was made.');
  return coach;
};
const live = async () => {
  await waitFor(() => expect(made.coaches.length).toBeGreaterThan(0));
  return latest();
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FramePainted);
  frame.painted = true;
  made.fails = false;
  made.coaches.length = 0;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('coach stage', () => {
  it('is one picture with a name, and nothing in it takes the focus', async () => {
    const { container } = render(<CoachStage motion="idle" label="Ana, dancing" />);
    await live();
    expect(screen.getByRole('img', { name: 'Ana, dancing' })).toBeTruthy();
    expect(container.querySelector('[tabindex], a, button')).toBeNull();
  });

  it('shows a still until the first frame is drawn', async () => {
    const { container } = render(<CoachStage motion="idle" label="Ana" />);
    const coach = await live();
    expect(still(container)?.getAttribute('src')).toBe('/coach/groove-night.webp');
    coach.options.onReady();
    await waitFor(() => expect(still(container)).toBeNull());
  });

  it('sets the live coach up only once the still, requested at once, is decoded and painted', async () => {
    frame.painted = false;
    let decoded = () => {};
    const decoding = new Promise<void>((resolve) => (decoded = resolve));
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoding);
    const observe = vi.spyOn(FramePainted.prototype, 'observe');
    const { container } = render(<CoachStage motion="idle" label="Ana" />);
    expect(still(container)?.getAttribute('fetchpriority')).toBe('high');
    expect(still(container)?.getAttribute('loading')).toBeNull();
    expect(still(container)?.getAttribute('decoding')).toBe('sync');
    expect(decode).toHaveBeenCalledOnce();
    await import('./live-coach');
    expect(observe).not.toHaveBeenCalled();
    decoded();
    await waitFor(() => expect(observe).toHaveBeenCalledOnce());
    await import('./live-coach');
    expect(made.coaches).toHaveLength(0);
    frame.paint();
    await live();
  });

  it('needs neither timers nor animation frames for that, which a hidden tab and a test hold back', async () => {
    vi.useFakeTimers();
    try {
      render(<CoachStage motion="idle" label="Ana" />);
      for (let turn = 0; turn < 20; turn += 1) await import('./live-coach');
      expect(made.coaches).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('sets her up where the still cannot be read', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('EncodingError'));
    render(<CoachStage motion="idle" label="Ana" />);
    expect(await live()).toBeTruthy();
  });

  it('starts nothing for a stage that was left before', async () => {
    frame.painted = false;
    const observe = vi.spyOn(FramePainted.prototype, 'observe');
    const { unmount } = render(<CoachStage motion="idle" label="Ana" />);
    await waitFor(() => expect(observe).toHaveBeenCalledOnce());
    unmount();
    frame.paint();
    await import('./live-coach');
    expect(made.coaches).toHaveLength(0);
  });

  it('hands on each new motion without starting again', async () => {
    const { rerender } = render(<CoachStage motion={{ style: 'pop', move: 'pop-twist' }} label="Ana" />);
    const coach = await live();
    const next = { style: 'pop', move: 'pop-body-roll' } as const;
    rerender(<CoachStage motion={next} label="Ana" />);
    expect(coach.show).toHaveBeenLastCalledWith(next);
    expect(made.coaches).toHaveLength(1);
  });

  it('follows the newest clock of the music', async () => {
    const move = { style: 'pop', move: 'pop-twist' } as const;
    const { rerender } = render(<CoachStage motion={move} beats={() => 3} label="Ana" />);
    const coach = await live();
    rerender(<CoachStage motion={move} beats={() => 8} label="Ana" />);
    expect(coach.options.beats?.()).toBe(8);
    expect(made.coaches).toHaveLength(1);
  });

  it('keeps the still where WebGL is missing', async () => {
    made.fails = true;
    const { container } = render(<CoachStage motion="idle" label="Ana" still="hips" />);
    await waitFor(() => expect(container.querySelector('.coach-stage-live')).toBeNull());
    expect(still(container)?.getAttribute('src')).toBe('/coach/hips-night.webp');
  });

  it('goes back to the still when the picture is lost', async () => {
    const { container } = render(<CoachStage motion="idle" label="Ana" />);
    const coach = await live();
    coach.options.onReady();
    coach.options.onFail();
    await waitFor(() => expect(container.querySelector('.coach-stage-live')).toBeNull());
    expect(still(container)).not.toBeNull();
  });

  it('is a still where motion is reduced', async () => {
    const quiet = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.spyOn(window, 'matchMedia').mockReturnValue(quiet as unknown as MediaQueryList);
    const { container } = render(<CoachStage motion="idle" label="Ana, dancing" />);
    expect(still(container)).not.toBeNull();
    await import('./live-coach');
    expect(made.coaches).toHaveLength(0);
    expect(container.querySelector('.coach-stage-live')).toBeNull();
  });

  it('is lit for the theme, and lets go of the old light', async () => {
    const Themed = () => {
      const { setChoice } = useTheme();
      return (
        <>
          <button onClick={() => setChoice('light')}>Day</button>
          <CoachStage motion="idle" label="Ana" />
        </>
      );
    };
    render(<Themed />);
    const night = await live();
    expect(night.options.grade).toBe('night');
    screen.getByText('Day').click();
    await waitFor(() => expect(latest().options.grade).toBe('day'));
    expect(night.dispose).toHaveBeenCalledOnce();
  });

  it('lets go of everything on leaving', async () => {
    const { unmount } = render(<CoachStage motion="idle" label="Ana" />);
    const coach = await live();
    unmount();
    expect(coach.dispose).toHaveBeenCalledOnce();
  });
});
