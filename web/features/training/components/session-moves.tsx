import type { PlannedTraining } from '../../../../shared/contracts/training';
import { clockText } from '../../../lib/date-time-text';

type Move = PlannedTraining['exercises'][number];

/** Consecutive sets of an exercise share one row. */
function rowsOf(moves: readonly Move[]) {
  const rows: { move: Move; sets: number }[] = [];
  for (const move of moves) {
    const known = rows.find((row) => row.move.exerciseId === move.exerciseId);
    if (known) known.sets += 1;
    else rows.push({ move, sets: 1 });
  }
  return rows;
}

const secondsOf = (moves: readonly { seconds: number }[]) =>
  moves.reduce((sum, { seconds }) => sum + seconds, 0);

/** The main part move by move with reasons, between warm-up and cooldown. */
export function SessionMoves({ session }: { session: PlannedTraining }) {
  const { warmUp, exercises, coolDown } = session;
  return (
    <ol className="grid text-small leading-text" aria-label="What's in it">
      {warmUp.length > 0 && <Part name="Warm-up" seconds={secondsOf(warmUp)} count={warmUp.length} />}
      {rowsOf(exercises).map(({ move, sets }) => (
        <li
          key={move.exerciseId}
          className="grid grid-cols-words-end items-baseline gap-x-3 border-t border-line py-2 first:border-t-0"
        >
          <b className="font-semibold">{move.name}</b>
          <span className="text-fg-2 tabular-nums">
            {sets > 1 && `${sets} × `}
            {move.workSeconds} s
          </span>
          {move.reason && <span className="col-span-full text-fg-2">{move.reason}</span>}
        </li>
      ))}
      {coolDown.length > 0 && <Part name="Cooldown" seconds={secondsOf(coolDown)} count={coolDown.length} />}
    </ol>
  );
}

function Part({ name, seconds, count }: { name: string; seconds: number; count: number }) {
  return (
    <li className="grid grid-cols-words-end gap-x-3 border-t border-line py-2 text-fg-2 first:border-t-0">
      <span>
        {name}, {count} {count === 1 ? 'move' : 'moves'}
      </span>
      <span className="tabular-nums">{clockText(seconds)}</span>
    </li>
  );
}
