import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BodyArea } from '../../../../shared/rules/exercise';
import { Chip, ChipRow } from '../../../ui/chip';
import { partNames } from '../swap-words';
import type { MoveSwaps } from '../use-move-swaps';

const areas = ['knees', 'lower_back', 'shoulders', 'wrists', 'neck', 'ankles', 'hips'] as const;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The focused chip is about to disappear. */
const focusFirst = (row: HTMLElement | null) => row?.querySelector('button')?.focus();

interface MoveChipsProps {
  moves: MoveSwaps;
  /** The coach's reply to the last tap. */
  onSaid: (text: string) => void;
  onHurt: (area: BodyArea) => void;
  /** What else can be tapped. */
  children: ReactNode;
}

/** Quick changes to the move: another one, or nothing that loads what hurts. */
export function MoveChips({ moves, onSaid, onHurt, children }: MoveChipsProps) {
  const [isAsking, setAsking] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  const { undo } = moves;
  useEffect(() => {
    if (wasAsking.current === isAsking) return;
    wasAsking.current = isAsking;
    focusFirst(row.current);
  }, [isAsking]);
  return (
    <div className="grid gap-2" ref={row}>
      {isAsking ? (
        <>
          <p className="text-small text-fg-2">Where does it hurt? If it's sharp, stop for today.</p>
          <ChipRow label="Where does it hurt?">
            {areas.map((area) => (
              <Chip
                key={area}
                onClick={() => {
                  setAsking(false);
                  onHurt(area);
                }}
              >
                {capitalized(partNames[area])}
              </Chip>
            ))}
          </ChipRow>
        </>
      ) : (
        <ChipRow label="This move">
          <Chip onClick={() => onSaid(moves.swap())}>Swap this move</Chip>
          <Chip onClick={() => setAsking(true)}>Something hurts</Chip>
          {undo && (
            <Chip
              onClick={() => {
                onSaid(undo());
                focusFirst(row.current);
              }}
            >
              Undo
            </Chip>
          )}
          {children}
        </ChipRow>
      )}
    </div>
  );
}
