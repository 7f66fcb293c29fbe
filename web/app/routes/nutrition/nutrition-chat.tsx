import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { brand } from '../../../../shared/brand';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { coachMessagesQuery, messagesOf } from '../../../features/coach/api/coach-messages-query';
import { MessageBox } from '../../../features/coach/components/message-box';
import { ReplyChoices } from '../../../features/coach/components/reply-choices';
import { Talk } from '../../../features/coach/components/talk';
import { focusAfterKeys } from '../../../features/coach/focus-after-keys';
import { useConversation } from '../../../features/coach/use-conversation';
import { MealProposal } from '../../../features/nutrition/components/meal-proposal';
import { Card } from '../../../ui/card';
import { Chip, ChipRow } from '../../../ui/chip';
import { CoachFace } from '../../../ui/coach-face';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';

const failure = { title: 'Chat Error', textOf: () => 'Failed to get response from the coach' };
const prompts = ['What have I eaten today?', 'How much protein is left?', 'What should I eat next?'];
// Few ask for training here.
const ReplyAttachments = lazy(async () => ({
  default: (await import('../coach/reply-attachments')).ReplyAttachments,
}));

/** Beside the meals a reply mostly holds one to log; what was asked for besides comes as in the chat. */
function ReplyExtras({ message, newest }: { message: CoachMessage; newest: boolean }) {
  const { id, meal, workout, week, toolData } = message;
  if (meal) return <MealProposal id={id} meal={meal} />;
  if (!workout && !week && !toolData) return null;
  return (
    <Suspense>
      <ReplyAttachments message={message} newest={newest} />
    </Suspense>
  );
}

/** A talk about food beside the meals: its own conversation, with today's log as the coach knows it. */
export function NutritionChat() {
  const history = useInfiniteQuery(coachMessagesQuery('nutrition'));
  const field = useRef<HTMLTextAreaElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const conversation = useConversation({
    conversation: 'nutrition',
    failure,
    onAnswer: () => undefined,
    onFailure: (unsent) => setText((written) => written || unsent),
  });
  const { outgoing } = conversation;
  const messages = messagesOf(history.data);
  const ask = (message: string) => {
    setText('');
    conversation.send(message);
  };
  const isEmpty = history.isSuccess && messages.length === 0 && !outgoing;

  return (
    <Card as="aside" flush className="flex flex-col" aria-labelledby="nutrition-chat">
      <header className="flex items-center gap-3 border-b border-line p-pad">
        <CoachFace size="2.75rem" />
        <div>
          <h2 id="nutrition-chat" className="text-lead">
            Ask {brand.coach} about food
          </h2>
          <p className="text-small text-fg-2">I know what you logged today.</p>
        </div>
      </header>
      <section
        ref={scroller}
        className="max-h-talk min-h-24 flex-1 overflow-y-auto p-pad focus-visible:-outline-offset-3"
        aria-label={`Talk about food with ${brand.coach}`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
        tabIndex={0}
      >
        <Talk
          messages={messages}
          outgoing={outgoing}
          answered={conversation.answered}
          Attachments={ReplyExtras}
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
        {isEmpty && (
          <ChipRow label="Questions to begin with">
            {prompts.map((prompt) => (
              <Chip
                key={prompt}
                onClick={(event) => {
                  ask(prompt);
                  focusAfterKeys(event, field);
                }}
              >
                {prompt}
              </Chip>
            ))}
          </ChipRow>
        )}
      </section>
      <div className="grid gap-2 border-t border-line p-3">
        <MessageBox
          conversation={conversation}
          field={field}
          text={text}
          onText={setText}
          onSend={() => ask(text)}
          takesFocus={false}
          placeholder="Ask about nutrition..."
        />
      </div>
    </Card>
  );
}
