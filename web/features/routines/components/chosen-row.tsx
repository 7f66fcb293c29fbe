import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip, ChipRow } from '../../../ui/chip';

interface ChosenRowProps {
  chosen: readonly { id: string; name: string }[];
  /** What to do, as long as nothing is chosen; on wide windows, the order beside the grid shows the rest. */
  children: ReactNode;
  onTakeOut: (exerciseId: string) => void;
}

/** What was chosen, on top of the library: one row to swipe; a tap takes one out. */
export function ChosenRow({ chosen, children, onTakeOut }: ChosenRowProps) {
  const isEmpty = chosen.length === 0;
  return (
    <>
      <p className={`flex min-h-row items-center text-fg-2 ${isEmpty ? '' : 'max-lg:hidden'}`}>
        <span>{children}</span>
      </p>
      {!isEmpty && (
        <div className="min-h-row lg:hidden">
          <ChipRow label="Chosen exercises" swipes>
            {chosen.map(({ id, name }) => (
              <Chip key={id} aria-label={`Take out ${name}`} onClick={() => onTakeOut(id)}>
                {name}
                <X aria-hidden="true" />
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
    </>
  );
}
