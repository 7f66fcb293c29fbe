import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { brand } from '../../../../shared/brand';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { QuestionChip, SmallChatBox, SmallChatLog } from '../../../features/coach/components/small-chat';
import { useChat } from '../../../features/coach/use-chat';
import { MoveChips } from '../../../features/workouts/components/move-chips';
import { profileQuery } from '../../../features/profile/api/profile-query';
import type { PlayerChatProps } from '../../../features/workouts/player-chat';
import { hurtIn, isSwapWish } from '../../../features/workouts/swap-words';
import { useToldPains } from './use-told-pains';
import { ChipRow } from '../../../ui/chip';
import { Sheet } from '../../../ui/sheet';

/** Another workout can't start during this one. */
function Waiting({ message: { workout, week } }: { message: CoachMessage }) {
  if (!workout && !week) return null;
  return (
    <p className="text-small text-fg-2">You'll find it in your chat with {brand.coach} after this workout.</p>
  );
}

/** Drops moves from the running workout that no longer suit the person after what they said. */
function useSparing(moves: PlayerChatProps['moves'], say: ReturnType<typeof useToldPains>['say']) {
  const queries = useQueryClient();
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });
  return async () => {
    const profile = await queries.fetchQuery({ ...profileQuery(), staleTime: 0 }).catch(() => null);
    if (!profile?.training || !latest.current) return;
    const text = latest.current.spare(profile.training.unsuitableIds);
    // If the player has already responded, keep that response.
    say((told) => told ?? text);
  };
}

/** The chat with the coach over a workout, which pauses for it. */
export function WorkoutChat({ exercise, moves, onClose }: PlayerChatProps) {
  const { said, say, tell } = useToldPains();
  const spareTold = useSparing(moves, say);
  const chat = useChat({
    training: true,
    onAnswer: ({ spares }) => {
      if (spares) void spareTold();
    },
  });
  const ask = (message: string) => {
    chat.setText('');
    if (moves && isSwapWish(message)) return say(moves.swap());
    const area = hurtIn(message);
    // The coach gets the message, too, to remember it and to recognize danger.
    say(moves && area ? moves.spare(area) : null);
    chat.send(message);
  };
  const question = <QuestionChip chat={chat} question={`How do I do ${exercise}?`} onAsk={ask} />;

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${brand.coach}, AI coach`}
      description="Your workout is paused until you resume it."
    >
      <SmallChatLog chat={chat} label={`Talk with ${brand.coach}`} onAsk={ask} Attachments={Waiting} />
      <p role="status" className={said ? 'rounded-md bg-surface-2 px-4 py-3' : 'sr-only'}>
        {said}
      </p>
      {!chat.outgoing &&
        (moves ? (
          <MoveChips moves={moves} onSaid={say} onHurt={(area) => tell(area, moves.spare(area))}>
            {question}
          </MoveChips>
        ) : (
          <ChipRow label="Questions to start with">{question}</ChipRow>
        ))}
      <SmallChatBox chat={chat} placeholder={`Ask ${brand.coach} anything...`} onAsk={ask} />
    </Sheet>
  );
}
