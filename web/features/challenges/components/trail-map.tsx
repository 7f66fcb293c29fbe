import { Check, Flag, Lock, Tent } from 'lucide-react';
import { cx } from 'class-variance-authority';
import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import type { Ladder, LadderChallenge } from '../api/challenges-query';
import { hereText, peopleByPlace, type OnTrail } from '../ladder-people';
import { trailPath, trailPoints, type TrailPoint } from '../trail';

/** On a phone, and next to the rail. */
const layouts = [
  { columns: 5, className: 'lg:hidden' },
  { columns: 9, className: 'hidden lg:block' },
] as const;
const mostFaces = 2;
const mostNames = 12;

interface TrailMapProps {
  ladder: Ladder;
  me: { id: string; name: string };
  onPick: (number: number) => void;
}

/** The ladder as a trail up a mountain: what is done, what is next, and who is where. */
export function TrailMap({ ladder, me, onPick }: TrailMapProps) {
  const places = ladder.challenges.length + 1;
  const [narrow, wide] = layouts.map(({ columns }) => trailPoints(places, columns));
  const people = peopleByPlace(ladder, me);
  const placeOf = (index: number) => placeStyle(narrow?.[index], wide?.[index]);
  return (
    <>
      <div className="trail">
        {layouts.map(({ columns, className }) => (
          <TrailLine
            key={columns}
            className={className}
            points={trailPoints(places, columns)}
            completed={ladder.completed}
          />
        ))}
        <ol>
          <li className="trail-place" style={placeOf(0)}>
            <span className="trail-node trail-node-base">
              <Tent className="size-icon" aria-hidden="true" />
              <span className="sr-only">The bottom of the ladder. {hereText(people.get(0) ?? [])}</span>
            </span>
            <Here people={people.get(0) ?? []} />
          </li>
          {ladder.challenges.map((challenge) => (
            <li key={challenge.number} className="trail-place" style={placeOf(challenge.number)}>
              <TrailNode challenge={challenge} people={people.get(challenge.number) ?? []} onPick={onPick} />
              <Here people={people.get(challenge.number) ?? []} />
            </li>
          ))}
        </ol>
      </div>
      <Climbers friends={ladder.friends} />
    </>
  );
}

/** Names the people whose faces are shown. */
function Climbers({ friends }: Pick<Ladder, 'friends'>) {
  if (friends.length === 0) return null;
  return (
    <ul
      className="flex flex-wrap gap-x-4 gap-y-2 px-5 pb-4 text-small font-semibold"
      aria-label="Friends on the ladder"
    >
      {friends.slice(0, mostNames).map(({ id, name, completed }) => (
        <li key={id} className="flex items-center gap-1.5">
          <Avatar id={id} name={name} size="sm" />
          {name} <span className="text-on-wall-2 tabular-nums">{completed}</span>
        </li>
      ))}
    </ul>
  );
}

const placeStyle = (narrow?: TrailPoint, wide?: TrailPoint) => ({
  '--x': `${narrow?.x ?? 0}%`,
  '--y': `${narrow?.y ?? 0}%`,
  '--wide-x': `${wide?.x ?? 0}%`,
  '--wide-y': `${wide?.y ?? 0}%`,
});

function TrailLine(props: { className: string; points: readonly TrailPoint[]; completed: number }) {
  const { className, points, completed } = props;
  return (
    <svg
      className={cx('absolute inset-0 size-full', className)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="trail-ahead" d={trailPath(points)} />
      <path className="trail-behind" d={trailPath(points.slice(0, completed + 1))} />
    </svg>
  );
}

const stateTexts = { completed: 'completed', open: 'open', locked: 'locked' } as const;

interface TrailNodeProps {
  challenge: LadderChallenge;
  people: readonly OnTrail[];
  onPick: (number: number) => void;
}

function TrailNode({ challenge: { number, title, state }, people, onPick }: TrailNodeProps) {
  const here = hereText(people);
  return (
    <button
      type="button"
      className={`trail-node trail-node-${state}`}
      aria-label={`Challenge ${number}, ${title}: ${stateTexts[state]}${here && `. ${here}`}`}
      onClick={() => onPick(number)}
    >
      <span className="grid justify-items-center leading-none">
        {number}
        <StateMark number={number} state={state} />
      </span>
    </button>
  );
}

function StateMark({ number, state }: Pick<LadderChallenge, 'number' | 'state'>) {
  if (state === 'completed') return <Check className="trail-mark" aria-hidden="true" />;
  if (number === 26) return <Flag className="trail-mark" aria-hidden="true" />;
  return state === 'locked' ? <Lock className="trail-mark" aria-hidden="true" /> : null;
}

/** Faces above a place; its button says the names. */
function Here({ people }: { people: readonly OnTrail[] }) {
  if (people.length === 0) return null;
  const friends = people.filter(({ isMe }) => !isMe);
  const more = friends.length - mostFaces;
  return (
    <span className="trail-here" aria-hidden="true">
      {friends.length < people.length && <Badge tone="solid">You</Badge>}
      {friends.slice(0, mostFaces).map(({ id, name }) => (
        <Avatar key={id} id={id} name={name} size="sm" />
      ))}
      {more > 0 && <Badge tone="glass">+{more}</Badge>}
    </span>
  );
}
