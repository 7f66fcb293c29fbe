import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { Segments } from '../../../ui/segments';
import type { PlayerView } from '../player/player-view';

interface ProgressLineProps {
  view: PlayerView;
  /** Its set and side. */
  facts: ReactNode;
  /** Heart rate, where there is a strap. */
  heart: ReactNode;
  /** Shows all figures where they have no room of their own. */
  onOpen: () => void;
}

/** Where in the workout this is: a phone's only counter, with everything else one tap away. */
export function ProgressLine({ view, facts, heart, onOpen }: ProgressLineProps) {
  const { part, number, total, finished, phase, share } = view;
  return (
    <>
      <div className="lg:hidden">
        <Segments
          label={part === 'Exercise' ? 'Exercises' : part}
          total={total}
          done={finished}
          at={number - 1}
          current={phase === 'work' ? share : 0}
          onImage
        />
      </div>
      <div className="relative -mt-1 flex min-h-tap items-center gap-2 text-small font-strong text-fg-2 tabular-nums tiny:-mt-2 lg:mt-0 lg:min-h-0 lg:text-body lg:text-on-wall-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 leading-tight">
          <p>{`${part} ${number} of ${total}`}</p>
          {facts}
        </div>
        {/* Clear of the segments above. */}
        <div className="mt-1.5 empty:hidden lg:mt-0">{heart}</div>
        {/* The whole line opens it. */}
        <IconButton
          label="Progress and what's next"
          className="-mr-2 after:absolute after:inset-0 lg:hidden"
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <ChevronUp aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}
