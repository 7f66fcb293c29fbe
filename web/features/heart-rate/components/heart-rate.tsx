import { HeartPulse } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { HeartRateGuide } from '../../../../shared/contracts/training';
import { zoneOf } from '../../../../shared/rules/heart-rate';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { startWatch, watched, type Advice } from '../ease-off';
import { adviceTexts, statusTexts, zoneName } from '../heart-rate-text';
import { heartRateMonitor, type HeartRateMonitor, type Reading } from '../monitor';
import { ConsentDialog } from './consent-dialog';
import { HeartRateDialog } from './heart-rate-dialog';

interface HeartRateProps {
  /** Null before onboarding: only the number is shown. */
  guide: HeartRateGuide | null;
  /** They allowed that it is kept with the workout. */
  keeps: boolean;
  /** They allow it now. */
  onKeep: () => void;
  /** An exercise is being done. */
  isWorking: boolean;
  /** The workout's time runs. */
  isRunning: boolean;
  /** Called with each value that may be kept. */
  onBeats: (beats: number) => void;
  /** Something is about to lie over the player. */
  onPause: () => void;
  monitor?: HeartRateMonitor;
}

const adviceMs = 10_000;
const failedText = "That didn't connect";
const failedHelp = 'Put the strap on, close other apps that use it, and try again.';

/** What to say about the last readings; it stays on screen for a while. */
function useAdvice({ beats, number }: Reading, limit: number | null): Advice | null {
  const watch = useRef(startWatch);
  const [advice, setAdvice] = useState<Advice | null>(null);
  const onReading = useEffectEvent((_number: number) => {
    if (beats === null || limit === null) return;
    const next = watched(watch.current, { at: performance.now(), beats, limit });
    watch.current = next.watch;
    if (!next.advice) return;
    const words = adviceTexts[next.advice];
    setAdvice(next.advice);
    void import('../../../lib/audio/announcer').then(({ say }) => say(words));
  });
  useEffect(() => onReading(number), [number]);
  useEffect(() => {
    if (!advice) return undefined;
    const over = setTimeout(() => setAdvice(null), adviceMs);
    return () => clearTimeout(over);
  }, [advice]);
  return advice;
}

/** Heart rate in the player: a button to connect a strap, then its number and zone. */
export function HeartRate(props: HeartRateProps) {
  const { guide, keeps, onKeep, isWorking, isRunning, onBeats, onPause, monitor = heartRateMonitor } = props;
  const reading = useSyncExternalStore(monitor.subscribe, monitor.read);
  const { status, beats, number } = reading;
  const [shown, setShown] = useState<'consent' | 'details' | null>(null);
  const advice = useAdvice(reading, isWorking ? (guide?.limit ?? null) : null);
  useEffect(() => monitor.hold(), [monitor]);
  const keep = useEffectEvent((_number: number) => {
    if (keeps && isRunning && beats !== null) onBeats(beats);
  });
  useEffect(() => keep(number), [number]);
  useEffect(() => {
    if (status === 'failed') toast.error(failedText, failedHelp);
    if (status === 'connected') toast.dismissError(failedText);
  }, [status]);
  const open = (what: 'consent' | 'details') => {
    onPause();
    setShown(what);
  };
  const connect = () => {
    if (!keeps) return open('consent');
    onPause();
    return void monitor.connect();
  };
  const choose = (mayKeep: boolean) => {
    setShown(null);
    // First, since the browser only lists devices right after a click.
    void monitor.connect();
    if (mayKeep) onKeep();
  };
  return (
    <>
      {status === 'off' || status === 'failed' ? (
        <Button variant="glass" size="sm" className="relative z-1" onClick={connect}>
          <HeartPulse className="size-icon-sm flex-none" aria-hidden="true" />
          <span className="max-md:sr-only">Connect heart rate</span>
        </Button>
      ) : (
        <Live reading={reading} guide={guide} onOpen={() => open('details')} />
      )}
      <VisuallyHidden live="polite">{statusTexts[status]}</VisuallyHidden>
      <p
        role="status"
        className={
          advice
            ? 'absolute inset-x-0 bottom-full z-1 mb-3 rounded-md border border-warm bg-surface-1 px-3 py-2 text-body font-strong text-fg lg:right-0 lg:left-auto lg:mb-2 lg:max-w-sm'
            : 'sr-only'
        }
      >
        {advice && adviceTexts[advice]}
      </p>
      {shown === 'consent' && <ConsentDialog onChoose={choose} onClose={() => setShown(null)} />}
      {shown === 'details' && (
        <HeartRateDialog
          {...{ reading, guide, keeps }}
          onDisconnect={() => {
            setShown(null);
            monitor.disconnect();
          }}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

/** The number and zone. A screen reader would read each change of what has the focus, so there its name stands. */
function Live({
  reading: { status, beats },
  guide,
  onOpen,
}: Pick<HeartRateProps, 'guide'> & { reading: Reading; onOpen: () => void }) {
  const zone = beats !== null && guide?.zones ? zoneOf(beats, guide.zones) : null;
  const isTooMuch = beats !== null && guide !== null && beats > guide.limit;
  const name =
    beats === null
      ? `Heart rate: ${statusTexts[status]}`
      : `Heart rate ${beats}${zone === null ? '' : `, zone ${zone}, ${zoneName(zone).toLowerCase()}`}${isTooMuch ? ', above your limit' : ''}`;
  const [held, setHeld] = useState<string | null>(null);
  return (
    <button
      type="button"
      className={`relative z-1 flex min-h-tap flex-none items-center gap-1.5 rounded-full border bg-glass px-3 text-small font-strong text-on-glass tabular-nums backdrop-blur-glass ${isTooMuch ? 'border-warm' : 'border-glass-line'}`}
      aria-haspopup="dialog"
      aria-label={held ?? name}
      onFocus={() => setHeld(name)}
      onBlur={() => setHeld(null)}
      onClick={onOpen}
    >
      <HeartPulse className="size-icon-sm flex-none" aria-hidden="true" />
      {beats === null ? (
        statusTexts[status]
      ) : (
        <>
          <b className="min-w-7 text-lead leading-none font-black">{beats}</b>
          {isTooMuch ? <span>Ease off</span> : zone !== null && <span>Zone {zone}</span>}
        </>
      )}
    </button>
  );
}
