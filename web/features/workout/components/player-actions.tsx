import { ChevronDown, ChevronUp, SkipForward } from 'lucide-react';
import { use, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Exercise } from '../../../../shared/exercises/exercise';
import { Button } from '../../../ui/button';
import type { ExerciseLookup } from '../exercise-lookup';
import { swapExercise, variantOf } from '../player/change-exercise';
import { changeRest, longestRestSeconds } from '../player/change-rest';
import type { PlayerView } from '../player/player-view';
import type { SwapReason } from '../player/swaps';
import type { Player } from '../player/use-player';
import { UnsuitableExercises } from '../unsuitable-exercises';

interface PlayerActionsProps {
  player: Player;
  view: PlayerView;
  lookUp: ExerciseLookup;
  /** What the coach says of the exercise. */
  cue: string | undefined;
  /** Where the focus goes when the button that has it goes away. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** What else can be done while the exercise runs. */
  children?: ReactNode;
}

const placeClass = 'lg:flex lg:flex-row-reverse lg:items-center lg:justify-end lg:gap-4';
const lineClass = 'min-h-icon-lg pb-2 font-strong text-fg lg:min-h-0 lg:text-on-wall';
const rowClass = 'flex flex-wrap gap-2 pb-2';

/** What can be changed at this moment: the exercise while it runs, the rest while it lasts. */
export function PlayerActions(props: PlayerActionsProps) {
  if (props.view.phase === 'rest') return <RestActions {...props} />;
  return <SwapActions key={props.view.number} {...props} />;
}

/** The row goes with its phase, whichever of its buttons has the focus. */
function useFocusKept(heading: PlayerActionsProps['heading']) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const buttons = row.current;
    const name = heading.current;
    return () => {
      if (buttons?.contains(document.activeElement)) name?.focus({ preventScroll: true });
    };
  }, [heading]);
  return row;
}

function withoutVariant(exercise: Exercise, why: SwapReason): string {
  if (why === 'too_easy' && exercise.harderId)
    return 'The next step up is not for you right now. Slow it down to feel it more.';
  if (why === 'too_hard' && exercise.easierId)
    return 'The easier one is not for you right now. Take it slower, or skip it.';
  return why === 'too_hard'
    ? (exercise.easierNote ?? 'There is no easier version of this one. Take it slower, or skip it.')
    : (exercise.harderNote ?? 'There is no harder version of this one. Slow it down to feel it more.');
}

function SwapActions({ player, view, lookUp, cue, heading, children }: PlayerActionsProps) {
  const row = useFocusKept(heading);
  const [said, setSaid] = useState<string | null>(null);
  const unsuitable = use(UnsuitableExercises);
  const exercise = lookUp(view.exercise.exerciseId);
  const swap = (exercise: Exercise, why: SwapReason) => {
    const to = variantOf(player.state, why, lookUp, unsuitable);
    if (!to) {
      setSaid(withoutVariant(exercise, why));
      return;
    }
    player.apply((state, now) => swapExercise(state, now, { why, to, from: exercise }));
    // A workout in which nothing is finished tells the plan nothing.
    const isKept = player.state.finished.length > 0;
    setSaid(`${to.name} instead. ${isKept ? 'Remembered for next time.' : 'Finish it, and I remember.'}`);
  };
  return (
    <div className={placeClass}>
      <p className={lineClass}>
        <span role="status">{said}</span>
        {!said && <span className="lg:hidden">{cue}</span>}
      </p>
      <div className={rowClass} ref={row} role="group" aria-label="How is it?">
        {/* Nothing is known of an exercise that has left the library. */}
        {exercise && (
          <>
            <Button variant="glass" size="sm" onClick={() => swap(exercise, 'too_hard')}>
              <ChevronDown className="size-icon-sm flex-none" aria-hidden="true" />
              Too hard
            </Button>
            <Button variant="glass" size="sm" onClick={() => swap(exercise, 'too_easy')}>
              <ChevronUp className="size-icon-sm flex-none" aria-hidden="true" />
              Too easy
            </Button>
          </>
        )}
        {children}
      </div>
    </div>
  );
}

const stepSeconds = 15;

function RestActions({ player, view, cue, heading }: PlayerActionsProps) {
  const row = useFocusKept(heading);
  const [changed, setChanged] = useState(0);
  const change = (seconds: number) => {
    player.apply((state, now) => changeRest(state, now, seconds));
    setChanged(view.secondsLeft + seconds);
  };
  const isLongest = view.secondsLeft >= longestRestSeconds;
  return (
    <div className={placeClass}>
      <p className={lineClass}>
        <span className="lg:hidden">{cue}</span>
        <span className="sr-only" role="status">
          {changed > 0 && `${Math.min(changed, longestRestSeconds)} seconds of rest left`}
        </span>
      </p>
      <div className={rowClass} ref={row} role="group" aria-label="Rest">
        <Button variant="glass" size="sm" onClick={player.skip}>
          <SkipForward className="size-icon-sm flex-none" aria-hidden="true" />
          Skip rest
        </Button>
        <Button variant="glass" size="sm" onClick={() => change(-stepSeconds)}>
          −15 s
        </Button>
        <Button
          variant="glass"
          size="sm"
          aria-disabled={isLongest}
          onClick={() => !isLongest && change(stepSeconds)}
        >
          +15 s
        </Button>
      </div>
    </div>
  );
}
