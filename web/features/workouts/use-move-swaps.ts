import { use, useState } from 'react';
import { isRuledOut } from '../../../shared/rules/training/pains';
import type { BodyArea, Exercise } from '../../../shared/rules/exercise';
import { ExerciseLibrary } from './exercise-lookup';
import { placeShown, swapExercise, type SwapOf } from './player/change-exercise';
import { nextSwap, spare, swapsToSpare, undoneSwap } from './player/other-moves';
import type { Player } from './player/use-player';
import { nothingElseText, sparedText } from './swap-words';
import { UnsuitableExercises } from './unsuitable-exercises';

/** Swaps that need no request; each returns what to say. */
export interface MoveSwaps {
  swap: () => string;
  /** Null if nothing was swapped. */
  undo: (() => string) | null;
  /** Keeps what hurts out of the rest of the workout, by area or by moves that became unsuitable. */
  spare: (hurts: BodyArea | readonly string[]) => string;
  /** The last thing said about the current move. */
  said: string | null;
  say: (text: string) => void;
  /** Unsuitable exercises, including what was said to hurt since. */
  unsuitable: ReadonlySet<string>;
}

const painfulIn = (library: readonly Exercise[], areas: readonly BodyArea[]) =>
  library.filter((each) => isRuledOut(each, { areas, muscles: [] })).map(({ id }) => id);

/** Unsuitable exercises, and a way to add what hurts. */
function useUnsuitable() {
  const known = use(UnsuitableExercises);
  const library = use(ExerciseLibrary);
  const [areas, setAreas] = useState<readonly BodyArea[]>([]);
  return {
    unsuitable: areas.length === 0 ? known : new Set([...known, ...painfulIn(library, areas)]),
    addArea: (area: BodyArea) => setAreas([...areas, area]),
  };
}

/** Replaces moves that are unwanted or hurt. */
export function useMoveSwaps({ state, apply }: Player): MoveSwaps {
  const library = use(ExerciseLibrary);
  const { unsuitable, addArea } = useUnsuitable();
  const [last, setLast] = useState({ place: -1, text: '' });
  const place = placeShown(state);
  const say = (text: string) => {
    setLast({ place, text });
    return text;
  };
  const make = (swap: SwapOf, text: string) => {
    apply((current, now) => swapExercise(current, now, swap));
    return say(text);
  };
  const undone = undoneSwap(state, library);
  return {
    swap: () => {
      const next = nextSwap(state, { library, unsuitable });
      return next ? make(next, `${next.to.name} instead.`) : say(nothingElseText);
    },
    undo: undone ? () => make(undone, `${undone.to.name} again.`) : null,
    spare: (hurts) => {
      const area = typeof hurts === 'string' ? hurts : null;
      const painful = typeof hurts === 'string' ? painfulIn(library, [hurts]) : hurts;
      const sparing = swapsToSpare(state, new Set(painful), { library, unsuitable });
      if (area) addArea(area);
      apply((current, now) => spare(current, now, sparing));
      return say(sparedText(area, sparing, state.phase === 'work'));
    },
    said: last.place === place ? last.text : null,
    say,
    unsuitable,
  };
}
