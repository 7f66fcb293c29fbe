import { ChevronDown, ChevronUp, Shuffle, Undo2 } from 'lucide-react';
import type { Exercise } from '../../../../shared/rules/exercise';
import { Button } from '../../../ui/button';
import { rateExercise, swapExercise, variantOf } from '../player/change-exercise';
import type { SwapReason } from '../player/swaps';
import { ActionsRow } from './actions-row';
import type { PlayerActionsProps } from './player-actions-props';

const first = (note: string) => note.charAt(0).toLowerCase() + note.slice(1);

function withoutVariant(exercise: Exercise, why: SwapReason): string {
  if (why === 'too_easy' && exercise.harderId)
    return "The harder version isn't a good fit right now. Slow this one down to feel it more.";
  if (why === 'too_hard' && exercise.easierId)
    return "The easier version isn't a good fit right now. Go slower, or skip it.";
  const { easierNote, harderNote } = exercise;
  if (why === 'too_hard')
    return easierNote
      ? `Easier: ${first(easierNote)}`
      : "There's no easier version of this one. Go slower, or skip it.";
  return harderNote
    ? `Harder: ${first(harderNote)}`
    : "There's no harder version of this one. Slow it down to feel it more.";
}

/** What can be changed about the exercise while it runs or is paused. */
export function SwapActions({ player, moves, view, lookUp, cue, heading, children }: PlayerActionsProps) {
  const { said, say, undo, unsuitable } = moves;
  const exercise = lookUp(view.exercise.exerciseId);
  // A workout with nothing finished does not inform the plan.
  const isKept = player.state.finished.length > 0;
  const kept = isKept ? "I'll remember for next time." : "Finish it and I'll remember.";
  const swap = (from: Exercise, why: SwapReason) => {
    const to = variantOf(player.state, why, lookUp, unsuitable);
    player.apply((state, now) =>
      to ? swapExercise(state, now, { why, to, from }) : rateExercise(state, from, why),
    );
    const change = to
      ? `${why === 'too_hard' ? 'Easier' : 'Harder'}: ${to.name}.`
      : withoutVariant(from, why);
    say(`${change} ${kept}`);
  };
  // Consecutive sets are one move; the first of them offers Undo.
  const isFirstSet = player.state.plan[view.number - 2]?.exerciseId !== view.exercise.exerciseId;
  return (
    <ActionsRow
      label="How's this one?"
      heading={heading}
      line={
        <>
          <span role="status">{said}</span>
          {!said && <span className="lg:hidden">{cue}</span>}
        </>
      }
      beside={
        undo &&
        isFirstSet && (
          <Button
            className="-mt-2 mb-1 flex-none lg:mt-0 lg:mb-2"
            variant="glass"
            size="sm"
            onClick={() => {
              undo();
              // The button disappears with what it undid.
              heading.current?.focus({ preventScroll: true });
            }}
          >
            <Undo2 className="size-icon-sm flex-none" aria-hidden="true" />
            Undo
          </Button>
        )
      }
    >
      {/* Unknown for an exercise that has left the library. */}
      {exercise && (
        <>
          <Button className="tiny:px-2" variant="glass" size="sm" onClick={() => swap(exercise, 'too_hard')}>
            <ChevronDown className="size-icon-sm flex-none max-md:hidden" aria-hidden="true" />
            Too hard
          </Button>
          <Button className="tiny:px-2" variant="glass" size="sm" onClick={() => swap(exercise, 'too_easy')}>
            <ChevronUp className="size-icon-sm flex-none max-md:hidden" aria-hidden="true" />
            Too easy
          </Button>
          <Button
            className="tiny:px-2"
            variant="glass"
            size="sm"
            aria-label="Swap this move"
            onClick={moves.swap}
          >
            <Shuffle className="size-icon-sm flex-none tiny:hidden" aria-hidden="true" />
            Swap
          </Button>
        </>
      )}
      {children}
    </ActionsRow>
  );
}
