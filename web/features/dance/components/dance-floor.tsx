import { cx } from 'class-variance-authority';
import { Pause, Play, Square } from 'lucide-react';
import { useEffect, useMemo, useRef, type ComponentType } from 'react';
import { brand } from '../../../../shared/brand';
import type { DanceStyleId } from '../../../../shared/rules/dance/choices';
import { moodBadges, PAUSED_TEXT, type DanceMood } from '../rules/session';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ShellSlot, useImmersive } from '../../../ui/shell-slots';
import { toast } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { DanceCamera } from '../session/dance-camera';
import type { DanceView } from '../session/dance-session';
import { watchSlowLooks } from '../session/slow-looks';
import type { StartedDance } from '../session/started-dance';
import { useDanceRun, type DancedDance } from '../session/use-dance-run';
import { styleOf } from '../style-of';
import { AccuracyPanel } from './accuracy-panel';
import { BeatStrip } from './beat-strip';
import { CameraMirror, CameraStart } from './camera-panel';
import { DanceFigures } from './dance-figures';
import { MessagePanel } from './message-panel';

/** The live coach, rendered by the page. */
export interface CoachScene {
  style: DanceStyleId;
  mood: DanceMood | 'celebration';
  coach: DanceView['coach'];
  /** The music's beats; without them she keeps the tempo herself. */
  beats?: () => number;
  label: string;
  /** Calls back when camera frames take too long, until the returned function is called. */
  onNeed?: (giveWay: () => void) => () => void;
  /** She moves although reduced motion is on. */
  moves?: boolean;
}

interface DanceFloorProps {
  dance: StartedDance;
  camera: DanceCamera | null;
  Coach: ComponentType<CoachScene>;
  moves: boolean;
  /** Called once, with what was danced. */
  onDanced: (danced: DancedDance) => void;
  /** End Session. */
  onEnd: () => void;
}

/** The dance itself: coach, mirror, beat, and scores in one view. */
export function DanceFloor({ dance, camera, Coach, moves, onDanced, onEnd }: DanceFloorProps) {
  const { session, choice } = dance;
  const style = styleOf(choice.style);
  const run = useDanceRun({ dance, camera, onDanced });
  const { view, begun, running } = run;
  const onNeed = useNeed(camera);
  const waiting = useFirstBeat(run, camera, style.name);
  useImmersive();
  const { moment } = view;
  const mood = waiting ? 'excited' : moment.mood;
  // A camera that shows nothing leaves the coach the whole stage.
  const mirror = camera?.state === 'on' ? camera : null;
  const controls = (
    <Controls
      running={running}
      waiting={waiting}
      finished={moment.phase === 'finished'}
      onToggle={running ? run.pause : run.play}
      onEnd={() => {
        run.finish();
        onEnd();
      }}
    />
  );
  return (
    <div className="dance-floor grid flex-auto pb-3 lg:px-8 lg:pb-6 on-side:pb-0">
      <ShellSlot name="title">
        <span className="hidden lg:inline">{style.name}</span>
      </ShellSlot>
      <div
        className={cx(
          'dance-stage relative col-span-full row-start-1 grid overflow-hidden bg-wall lg:border lg:border-b-0 lg:border-line',
          mirror
            ? 'lg:col-span-1 lg:col-start-1 lg:rounded-tl-lg lg:border-r-0 on-side:col-span-1 on-side:col-start-1'
            : 'lg:rounded-t-lg on-side:col-span-2 on-side:col-start-1',
        )}
      >
        <Coach
          style={choice.style}
          mood={moment.phase === 'celebrating' ? 'celebration' : mood}
          coach={view.coach}
          beats={session.beats}
          {...(onNeed && { onNeed })}
          moves={moves}
          label={`${brand.coach} shows ${view.moveName}`}
        />
        <div className="absolute top-below-bar left-3 lg:top-4 lg:left-4 on-side:top-3 on-side:right-3 on-side:left-auto">
          <Badge tone={mood === 'resting' ? 'glass' : 'solid'} size="md">
            {moodBadges[mood]}
          </Badge>
        </div>
      </div>
      <Words view={view} waiting={waiting} paused={begun && !running} camera={camera} />
      <BeatStrip
        beatsPerMinute={style.beatsPerMinute}
        beatsPerMove={(style.beatsPerMinute * 5) / 60}
        beats={session.beats}
        running={running}
      />
      <div className="dance-panel contents lg:col-span-full lg:grid lg:items-center lg:gap-8 lg:rounded-b-lg lg:border lg:border-t-0 lg:border-line lg:bg-surface-1 lg:p-6 on-side:col-span-1 on-side:col-start-3 on-side:row-span-2 on-side:row-start-1 on-side:grid on-side:content-end on-side:gap-2 on-side:px-gutter on-side:py-3">
        <div
          className={cx(
            inset,
            'pt-3 lg:pt-0 on-side:col-span-1 on-side:pt-0',
            camera ? 'lg:col-span-1' : 'lg:col-span-2',
          )}
        >
          <DanceFigures view={view} />
        </div>
        {mirror && (
          <div className="col-start-2 row-start-4 self-center pt-3 pr-gutter pl-3 lg:col-start-auto lg:row-start-auto lg:p-0 on-side:col-start-auto on-side:row-start-auto on-side:p-0">
            <AccuracyPanel accuracy={view.accuracy} />
          </div>
        )}
        {camera && !mirror && (
          <div className={cx(inset, 'pt-3 lg:col-span-1 lg:pt-0 on-side:col-span-1 on-side:pt-0')}>
            <CameraStart camera={camera} />
          </div>
        )}
        <div className="hidden lg:grid lg:gap-3">{controls}</div>
      </div>
      {mirror && <CameraMirror camera={mirror} />}
      <ShellSlot name="dock">
        <div className="grid auto-cols-fr grid-flow-col gap-3 *:px-2">{controls}</div>
      </ShellSlot>
    </div>
  );
}

/** On a phone these are rows of the whole floor, in a panel elsewhere. */
const inset = 'col-span-full px-gutter lg:px-0 on-side:px-0';

/** Tracking the dancer matters more than rendering quality. */
function useNeed(camera: DanceCamera | null) {
  const onFrame = camera?.state === 'on' ? camera.onFrame : undefined;
  return useMemo(() => onFrame && ((giveWay: () => void) => watchSlowLooks(onFrame, giveWay)), [onFrame]);
}

/** With a camera, the first beat waits until it runs, fails, or the person starts anyway. */
function useFirstBeat(run: ReturnType<typeof useDanceRun>, camera: DanceCamera | null, style: string) {
  const { begun, play } = run;
  const asked = useRef(false);
  const { state, start } = camera ?? {};
  useEffect(() => {
    // Ready again after a failure: it was tried again. After a stop it waits for a tap.
    if (state === 'failed') asked.current = false;
    if (state === 'on') asked.current = true;
    if (asked.current || state !== 'ready') return;
    asked.current = true;
    start?.();
  }, [state, start]);
  const settled = state === undefined || state === 'on' || state === 'failed';
  useEffect(() => {
    if (begun || !settled) return;
    toast.info("Let's Dance!", `${style}: follow ${brand.coach}.`);
    play();
  }, [begun, settled, play, style]);
  return !begun;
}

interface WordsProps {
  view: DanceView;
  waiting: boolean;
  paused: boolean;
  camera: DanceCamera | null;
}

/** The coach's line, and below it the camera's feedback. */
function Words({ view, waiting, paused, camera }: WordsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that started the dance is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { phase } = view.moment;
  const isResting = paused && phase === 'paused';
  const isSeen = camera?.state === 'on';
  return (
    <div
      className={cx(
        'dance-words pointer-events-none relative z-1 col-span-full row-start-1 grid gap-2 self-end px-gutter pt-10 pb-3',
        isSeen
          ? 'dance-words-beside lg:col-span-1 lg:col-start-2 lg:self-start lg:pt-4 lg:pb-10 on-side:col-span-1 on-side:col-start-1 on-side:self-end'
          : 'on-side:col-span-2 on-side:col-start-1',
      )}
    >
      <p className="text-small font-strong text-on-wall-2" aria-hidden="true">
        {waiting ? 'Getting ready' : view.moveName}
      </p>
      <h1
        className="dance-line text-title leading-tight font-black tracking-display text-on-wall md:text-num lg:max-w-md lg:text-display on-side:text-title"
        ref={heading}
        tabIndex={-1}
      >
        {lineOf({ view, waiting, paused }, view.cue)}
      </h1>
      <VisuallyHidden live="polite">{lineOf({ view, waiting, paused }, view.call)}</VisuallyHidden>
      {isSeen && phase !== 'finished' && !isResting && (
        <MessagePanel feedback={view.feedback} combo={view.combo} />
      )}
      {isResting && isSeen && (
        <p className="text-small leading-text text-on-wall-2">
          The camera stays on until you stop it. Nothing is counted while you rest.
        </p>
      )}
    </div>
  );
}

function lineOf({ view, waiting, paused }: Omit<WordsProps, 'camera'>, move: string): string {
  if (waiting) return 'Step back until I see all of you.';
  const { phase } = view.moment;
  if (phase === 'finished' || phase === 'celebrating') return "And that's it. Amazing!";
  return paused ? PAUSED_TEXT : move;
}

interface ControlsProps {
  running: boolean;
  waiting: boolean;
  finished: boolean;
  onToggle: () => void;
  onEnd: () => void;
}

function Controls({ running, waiting, finished, onToggle, onEnd }: ControlsProps) {
  return (
    <>
      {!finished && (
        <Button variant="go" size="lg" onClick={onToggle}>
          {running ? (
            <Pause className="icon" aria-hidden="true" />
          ) : (
            <Play className="icon" aria-hidden="true" />
          )}
          {toggleText({ running, waiting })}
        </Button>
      )}
      <Button variant={finished ? 'go' : 'quiet'} size="lg" onClick={onEnd}>
        <Square className="icon-sm max-lg:hidden" aria-hidden="true" />
        End Session
      </Button>
    </>
  );
}

function toggleText({ running, waiting }: Pick<ControlsProps, 'running' | 'waiting'>): string {
  if (waiting) return 'Start now';
  return running ? 'Pause' : 'Resume';
}
