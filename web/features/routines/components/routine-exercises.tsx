import { useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { moved, repeatedAt, timed, without, type Selection } from '../selection';
import { useDragOrder } from '../use-drag-order';
import { RoutineExerciseRow } from './routine-exercise-row';

interface RoutineExercisesProps {
  selection: Selection;
  nameOf: (exerciseId: string) => string;
  /** Why an exercise is in none of the person's plans; null if it may be. */
  unsuitableOf: (exerciseId: string) => string | null;
  onChange: (selection: Selection) => void;
}

/** The workout in order: move, time, repeat, or remove each entry. */
export function RoutineExercises({ selection, nameOf, unsuitableOf, onChange }: RoutineExercisesProps) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const [said, setSaid] = useState('');
  const moveTo = (key: string, to: number) => {
    if (selection[to]?.key === key) return;
    const next = moved(selection, key, to);
    const index = next.findIndex((each) => each.key === key);
    setSaid(`${nameOf(next[index]?.exerciseId ?? '')}, ${index + 1} of ${next.length}`);
    onChange(next);
  };
  const drag = useDragOrder(list, moveTo);

  // A row that moves loses focus; the button that moved it gets it back.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });

  return (
    <>
      <ol ref={list} className="grid tabular-nums" aria-label="Order of exercises">
        {selection.map((place, index) => (
          <RoutineExerciseRow
            key={place.key}
            name={nameOf(place.exerciseId)}
            unsuitable={unsuitableOf(place.exerciseId)}
            number={index + 1}
            workSeconds={place.workSeconds}
            first={index === 0}
            last={index === selection.length - 1}
            dragging={drag.dragging === place.key}
            handle={drag.handle(place.key)}
            onMove={(by, button) => {
              pressed.current = button;
              moveTo(place.key, index + by);
            }}
            onTime={(steps) => onChange(timed(selection, place.key, steps))}
            onRepeat={() => onChange(repeatedAt(selection, place.key))}
            onRemove={() => onChange(without(selection, place.key))}
          />
        ))}
      </ol>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </>
  );
}
