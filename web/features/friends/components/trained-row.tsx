import { Check, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TrainedFriend } from '../../../../shared/contracts/friends';
import { agoText, timeText } from '../../../lib/date-time-text';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list-row';
import { useCheer } from '../use-cheer';

const kindNames: Record<TrainedFriend['kind'], string> = { workout: 'Workout', dance: 'Dance' };

function noteOf({ kind, activeMinutes, at }: TrainedFriend): string {
  const minutes = activeMinutes > 0 ? [`${activeMinutes} active min`] : [];
  return [kindNames[kind], ...minutes, `${agoText(at)}, ${timeText(new Date(at))}`].join(' · ');
}

function CheerButton({ friend: { id, name, sessionId, cheered } }: { friend: TrainedFriend }) {
  const { mutate } = useCheer();
  const Icon = cheered ? Check : PartyPopper;
  return (
    <Button
      className="min-w-24"
      size="sm"
      variant={cheered ? 'line' : 'quiet'}
      aria-label={`Cheer ${name} on`}
      aria-pressed={cheered}
      onClick={() => cheered || mutate({ id, sessionId })}
    >
      <Icon className="icon-sm" aria-hidden="true" />
      {cheered ? 'Cheered' : 'Cheer'}
    </Button>
  );
}

/** Renders the button that opens a workout someone shared. */
export type TrainSame = (shared: { friendId: string; sessionId: string; name: string }) => ReactNode;

interface TrainedRowProps {
  friend: TrainedFriend;
  trainSame: TrainSame;
}

export function TrainedRow({ friend, trainSame }: TrainedRowProps) {
  const { id, name, sessionId, sharedTitle } = friend;
  return (
    <ListRow
      className="tiny:flex-wrap"
      name={<bdi className="wrap-anywhere">{name}</bdi>}
      note={
        <>
          {noteOf(friend)}
          {sharedTitle !== null && (
            <span className="mt-2 mb-1 flex flex-wrap items-center gap-2">
              <span className="wrap-anywhere">
                Shared “<bdi>{sharedTitle}</bdi>”
              </span>
              {trainSame({ friendId: id, sessionId, name })}
            </span>
          )}
        </>
      }
      before={<Avatar id={id} name={name} />}
      after={<CheerButton friend={friend} />}
    />
  );
}
