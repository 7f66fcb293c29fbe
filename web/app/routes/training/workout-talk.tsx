import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../../shared/brand';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { coachMessagesQuery, messagesOf } from '../../../features/coach/api/coach-messages-query';
import { MessageBox } from '../../../features/coach/components/message-box';
import { ReplyChoices } from '../../../features/coach/components/reply-choices';
import { Talk } from '../../../features/coach/components/talk';
import { focusAfterKeys } from '../../../features/coach/focus-after-keys';
import { useConversation } from '../../../features/coach/use-conversation';
import { MoveChips } from '../../../features/workout/components/move-chips';
import { profileQuery } from '../../../features/profile/api/profile-query';
import type { PlayerTalkProps } from '../../../features/workout/player-talk';
import { hurtIn, isSwapWish } from '../../../features/workout/swap-words';
import { useToldPains } from './use-told-pains';
import { Chip, ChipRow } from '../../../ui/chip';
import { ErrorState } from '../../../ui/error-state';
import { Sheet } from '../../../ui/sheet';
import { SkeletonRows } from '../../../ui/skeleton';

/** Another workout cannot begin over this one. */
function Waiting({ message: { workout, week } }: { message: CoachMessage }) {
  if (!workout && !week) return null;
  return (
    <p className="text-small text-fg-2">You'll find it in your chat with {brand.coach} after this workout.</p>
  );
}

/** Leaves out of the workout that runs what is not for the person since what was told. */
function useSparing(moves: PlayerTalkProps['moves'], say: ReturnType<typeof useToldPains>['say']) {
  const queries = useQueryClient();
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });
  return async () => {
    const profile = await queries.fetchQuery({ ...profileQuery(), staleTime: 0 }).catch(() => null);
    if (!profile?.training || !latest.current) return;
    const text = latest.current.spare(profile.training.unsuitableIds);
    // What was met at once has been told.
    say((told) => told ?? text);
  };
}

/** The talk with the coach over a workout that pauses for it. */
export function WorkoutTalk({ exercise, moves, onClose }: PlayerTalkProps) {
  const history = useInfiniteQuery(coachMessagesQuery());
  const field = useRef<HTMLTextAreaElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const { said, say, tell } = useToldPains();
  const spareTold = useSparing(moves, say);
  const conversation = useConversation({
    training: true,
    onAnswer: ({ spares }) => {
      if (spares) void spareTold();
    },
    onFailure: (unsent) => setText((written) => written || unsent),
  });
  const { outgoing } = conversation;
  const ask = (message: string) => {
    setText('');
    if (moves && isSwapWish(message)) return say(moves.swap());
    const area = hurtIn(message);
    // The coach keeps it, too, and hears what is a danger.
    say(moves && area ? moves.spare(area) : null);
    conversation.send(message);
  };
  const first = `How do I do ${exercise}?`;
  const question = (
    <Chip
      onClick={(event) => {
        ask(first);
        focusAfterKeys(event, field);
      }}
    >
      {first}
    </Chip>
  );

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${brand.coach}, AI coach`}
      description="Your workout is paused until you resume it."
    >
      <section
        ref={scroller}
        className="max-h-talk min-h-24 overflow-y-auto focus-visible:-outline-offset-3"
        aria-label={`Talk with ${brand.coach}`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
        tabIndex={0}
      >
        <Talk
          messages={messagesOf(history.data)}
          outgoing={outgoing}
          answered={conversation.answered}
          Attachments={Waiting}
          Choices={ReplyChoices}
          scroller={scroller}
          onChoose={(message, event) => {
            ask(message);
            focusAfterKeys(event, field);
          }}
          older={{
            more: history.hasNextPage,
            loading: history.isFetchingNextPage,
            load: () => void history.fetchNextPage(),
          }}
        >
          {history.isPending && !outgoing && <SkeletonRows count={2} label="Loading our talk" />}
          {history.isError && (
            <ErrorState
              title="Our talk did not load"
              retrying={history.isFetching}
              onRetry={() => void history.refetch()}
            >
              You can still write to me.
            </ErrorState>
          )}
        </Talk>
      </section>
      <p role="status" className={said ? 'rounded-md bg-surface-2 px-4 py-3' : 'sr-only'}>
        {said}
      </p>
      {!outgoing &&
        (moves ? (
          <MoveChips moves={moves} onSaid={say} onHurt={(area) => tell(area, moves.spare(area))}>
            {question}
          </MoveChips>
        ) : (
          <ChipRow label="Questions to begin with">{question}</ChipRow>
        ))}
      <MessageBox
        conversation={conversation}
        field={field}
        text={text}
        onText={setText}
        onSend={() => ask(text)}
        takesFocus={false}
        placeholder={`Ask ${brand.coach} anything...`}
      />
    </Sheet>
  );
}
