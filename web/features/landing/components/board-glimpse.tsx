import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import { ListRow } from '../../../ui/list-row';
import { Medal } from '../../../ui/medal';

const rows = [
  { rank: 1, name: 'Priya N.', workouts: 61, points: '2,140' },
  { rank: 2, name: 'Tomás R.', workouts: 54, points: '1,875' },
  { rank: 3, name: 'Ines K.', workouts: 49, points: '1,690' },
] as const;

/** A real leaderboard with made-up people. */
export function BoardGlimpse() {
  return (
    <div className="grid h-full content-center" aria-hidden="true">
      <ol className="tabular-nums">
        {rows.map(({ rank, name, workouts, points }) => (
          <ListRow
            key={name}
            name={name}
            note={`${workouts} workouts`}
            before={
              <>
                <Medal rank={rank} />
                <Avatar id={name} name={name} />
              </>
            }
            after={<Points points={points} />}
          />
        ))}
        <ListRow
          own
          name={
            <>
              Maya <Badge tone="solid">You</Badge>
            </>
          }
          note="14 workouts"
          before={
            <>
              <span className="w-7 flex-none text-center font-bold text-fg-2">8</span>
              <Avatar id="maya" name="Maya" />
            </>
          }
          after={<Points points="412" />}
        />
      </ol>
    </div>
  );
}

function Points({ points }: { points: string }) {
  return (
    <span className="grid text-right leading-tight font-heavy">
      {points}
      <small className="text-micro font-medium text-fg-2">points</small>
    </span>
  );
}
