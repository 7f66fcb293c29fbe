import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import type { Clip } from '../lib/clips';

/** HTMLMediaElement.HAVE_CURRENT_DATA: time also advances for a clip that never arrives. */
const hasPicture = 2;
/** An entry that comes later than this, or stops for longer, is left out. */
export const entryPatienceMs = 1_500;

/** What a clip does; refused: some phones play nothing on their own, to save power. */
export type ClipState = 'waiting' | 'playing' | 'failed' | 'refused';

/** The first clip that has not failed, in order of preference; undefined if all have. */
export function usePlayable(clips: readonly Clip[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const clip = clips.find(({ video }) => !failed.includes(video));
  return { clip, onFailed: () => clip && setFailed((known) => [...known, clip.video]) };
}

type VideoRef = RefObject<HTMLVideoElement | null>;

/** Calls back when a video cannot be played, also if that was known before anything could listen. */
function useFailure(ref: VideoRef, onFailed: () => void) {
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    const listener = () => fail();
    if (video.error) queueMicrotask(listener);
    video.addEventListener('error', listener);
    return () => video.removeEventListener('error', listener);
  }, [ref]);
}

interface ClipVideoProps {
  /** Another clip needs another key. */
  clip: Clip;
  playing: boolean;
  /** Mirrored for the other side, which is entered anew. */
  mirrored?: boolean;
  /** What it shows, in words; without them it is a decoration. */
  label?: string;
  preload?: 'auto' | 'none';
  onState?: (state: ClipState) => void;
  /** Starts the loop over whenever it becomes true. */
  restarts?: boolean;
  /** How much of the loop has been shown, 0 to 1. */
  onTime?: (share: number) => void;
  /** The loop, for a tap that starts what was refused. */
  ref?: VideoRef;
}

/**
 * A silent clip that fills its parent: its entry once, if it has one, then its loop. The loop waits below the entry
 * on its first frame, which follows the entry's last one, so the change is not seen.
 */
export function ClipVideo({
  clip,
  playing,
  mirrored = false,
  label,
  preload = 'auto',
  onState,
  restarts = false,
  onTime,
  ref,
}: ClipVideoProps) {
  const own = useRef<HTMLVideoElement>(null);
  const loop = ref ?? own;
  const entry = useRef<HTMLVideoElement>(null);
  const side = mirrored ? 'mirrored' : 'filmed';
  const [entered, setEntered] = useState<typeof side | null>(null);
  const entering = entered === side ? null : clip.entry;
  const enter = () => setEntered(side);

  const play = () => {
    const next = entry.current?.ended === false ? entry : loop;
    void next.current?.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      // A tap starts one video only: the loop.
      enter();
      onState?.('refused');
    });
  };
  const start = useEffectEvent(play);
  useEffect(() => {
    if (entering && loop.current) {
      loop.current.pause();
      loop.current.currentTime = 0;
    }
    if (playing) return start();
    entry.current?.pause();
    return loop.current?.pause();
  }, [playing, entering, loop]);
  useFailure(loop, () => onState?.('failed'));
  // Before any time of the old round is told.
  useLayoutEffect(() => {
    if (restarts && loop.current) loop.current.currentTime = 0;
  }, [restarts, loop]);

  const common = {
    className: `absolute inset-0 size-full object-cover ${mirrored ? '-scale-x-100' : ''}`,
    playsInline: true,
    disablePictureInPicture: true,
    preload,
    // Without controls it cannot take the focus, but a dialog would take it for its first stop.
    tabIndex: -1,
    onTimeUpdate: ({ currentTarget: { readyState } }: { currentTarget: HTMLVideoElement }) =>
      readyState >= hasPicture && onState?.('playing'),
    onWaiting: () => onState?.('waiting'),
  };
  return (
    <>
      <video
        {...common}
        ref={loop}
        src={clip.video}
        poster={clip.still}
        muted
        loop
        aria-label={label}
        data-mirrored={mirrored || undefined}
        onPlaying={enter}
        onTimeUpdate={(event) => {
          common.onTimeUpdate(event);
          const { readyState, currentTime, duration } = event.currentTarget;
          if (readyState >= hasPicture && duration > 0) onTime?.(currentTime / duration);
        }}
      />
      {entering && (
        <EntryVideo
          {...common}
          key={side}
          ref={entry}
          src={entering}
          playing={playing}
          onEnded={play}
          onGivenUp={enter}
        />
      )}
    </>
  );
}

interface EntryVideoProps extends ComponentProps<'video'> {
  ref: VideoRef;
  playing: boolean;
  /** It is missing or slow. */
  onGivenUp: () => void;
}

function EntryVideo({ ref, playing, onGivenUp, ...video }: EntryVideoProps) {
  useFailure(ref, onGivenUp);
  const giveUp = useEffectEvent(onGivenUp);
  useEffect(() => {
    if (!playing) return undefined;
    let last = 0;
    const timer = setInterval(() => {
      const { currentTime = 0, readyState = 0 } = ref.current ?? {};
      if (currentTime === last || readyState < hasPicture) giveUp();
      last = currentTime;
    }, entryPatienceMs);
    return () => clearInterval(timer);
  }, [ref, playing]);
  return <video {...video} ref={ref} muted aria-hidden="true" />;
}
