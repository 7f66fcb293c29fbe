import { DANCE_MOVES } from '../../../../shared/avatar/motion/dance/catalogue';
import { MOVE_SECONDS, type DanceStyleId } from '../../../../shared/rules/dance/choices';
import { Dialog } from '../../../ui/dialog';
import { howMovesGo } from '../how-moves-go';
import { styleOf } from '../style-of';

/** A style's moves in words, in the order of its first round. */
export function LearnMoves({ style, onClose }: { style: DanceStyleId; onClose: () => void }) {
  const { name, moves } = styleOf(style);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Learn the moves: ${name}`}
      description={`${MOVE_SECONDS} seconds each. I'll call the next one two seconds early.`}
      size="lg"
      focusTitle
    >
      <ol className="grid gap-4 in-dialog-md:grid-cols-2 in-dialog-md:gap-x-8">
        {moves.map((move, index) => (
          <li key={move} className="grid grid-cols-icon-words gap-3">
            <span
              className="grid size-icon-lg place-items-center rounded-full bg-surface-3 text-small font-heavy tabular-nums"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-body">{DANCE_MOVES[move].name}</h3>
              <p className="leading-text">{howMovesGo[move]}</p>
              <p className="text-small text-fg-2">I'll call: {DANCE_MOVES[move].cue}</p>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
