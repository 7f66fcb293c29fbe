import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { brand } from '../../../../shared/brand';
import { coachMessagesQuery, messagesOf } from '../../../features/coach/api/coach-messages-query';
import { MessageBox } from '../../../features/coach/components/message-box';
import { Talk } from '../../../features/coach/components/talk';
import { TalkSkeleton } from '../../../features/coach/components/talk-skeleton';
import { focusAfterKeys } from '../../../features/coach/focus-after-keys';
import { replyInWords, useConversation } from '../../../features/coach/use-conversation';
import { useVoiceLoop } from '../../../features/coach/voice/use-voice-loop';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSession } from '../../../lib/session/session-context';
import { ErrorState } from '../../../ui/error-state';
import { ShellSlot } from '../../../ui/shell-slots';
import { usePageTitle } from '../../use-page-title';
import { ChatStudio } from './chat-studio';
import { ChatTitle } from './chat-title';

// Fetched with the page, needed when the first answer with a clip is here.
const attachments = import('./reply-attachments');
const ReplyAttachments = lazy(async () => ({ default: (await attachments).ReplyAttachments }));
const ReplyChoices = lazy(async () => ({ default: (await attachments).ReplyChoices }));
// Fetched with the page, needed when the talk is here and empty.
const welcome = import('../../../features/coach/components/chat-welcome');
const ChatWelcome = lazy(async () => ({ default: (await welcome).ChatWelcome }));
// Only for those who speak.
const ListeningPanel = lazy(async () => ({
  default: (await import('../../../features/coach/components/listening-panel')).ListeningPanel,
}));

export default function ChatPage() {
  usePageTitle(`Chat with ${brand.coach}`);
  const history = useInfiniteQuery(coachMessagesQuery());
  const { data: profile } = useQuery(profileQuery());
  const session = useSession();
  const field = useRef<HTMLTextAreaElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [hasTalked, setHasTalked] = useState(false);
  const conversation = useConversation({
    onAnswer: (answer) => voice.answer(replyInWords(answer)),
    onFailure: (unsent) => {
      voice.end();
      setText((written) => written || unsent);
    },
  });
  const voice = useVoiceLoop(conversation.send);
  const { outgoing } = conversation;
  const messages = messagesOf(history.data);
  const name = (profile?.name ?? session.name)?.split(' ')[0];

  const ask = (prompt: string) => {
    voice.end();
    setText('');
    conversation.send(prompt);
  };

  return (
    <div className="chat flex flex-1 flex-col lg:grid lg:min-h-0 lg:grid-cols-studio-rest lg:grid-rows-1">
      <ShellSlot name="title">
        <ChatTitle />
      </ShellSlot>
      <ChatStudio name={name} phase={outgoing ? 'writing' : voice.state.phase} />
      <div className="flex min-w-0 flex-1 flex-col lg:min-h-0">
        <section
          ref={scroller}
          className="flex flex-1 flex-col px-gutter pt-2 pb-3 focus-visible:-outline-offset-3 lg:min-h-0 lg:overflow-y-auto lg:px-10 lg:pt-8 lg:pb-5"
          aria-label={`Talk with ${brand.coach}`}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
          tabIndex={0}
        >
          <div className="mx-auto grid w-full max-w-2xl shrink-0 grow gap-4">
            <Talk
              messages={messages}
              outgoing={outgoing}
              answered={conversation.answered}
              onChoose={(message, event) => {
                ask(message);
                focusAfterKeys(event, field);
              }}
              Attachments={ReplyAttachments}
              Choices={ReplyChoices}
              scroller={scroller}
              older={{
                more: history.hasNextPage,
                loading: history.isFetchingNextPage,
                load: () => void history.fetchNextPage(),
              }}
            >
              {history.isPending && !outgoing && <TalkSkeleton />}
              {history.isError && (
                <ErrorState
                  title="Our talk did not load"
                  retrying={history.isFetching}
                  onRetry={() => void history.refetch()}
                >
                  You can still write to me.
                </ErrorState>
              )}
              {history.isSuccess && messages.length === 0 && !outgoing && (
                <Suspense fallback={null}>
                  <ChatWelcome
                    name={name}
                    onAsk={(prompt, event) => {
                      ask(prompt);
                      focusAfterKeys(event, field);
                    }}
                  />
                </Suspense>
              )}
            </Talk>
          </div>
        </section>
        <div className="sticky bottom-0 z-dock bg-dock px-3 pt-3 pb-safe lg:static lg:bg-none lg:px-10 lg:pt-0 lg:pb-7">
          <div className="mx-auto grid w-full max-w-2xl gap-2">
            <MessageBox
              conversation={conversation}
              field={field}
              text={text}
              onText={setText}
              onSend={() => ask(text)}
              takesFocus={hasTalked}
              onTalk={() => {
                setHasTalked(true);
                voice.start();
              }}
              speaking={
                voice.state.phase !== 'off' && (
                  <Suspense>
                    <ListeningPanel
                      state={voice.state}
                      onStart={voice.start}
                      onStop={voice.stop}
                      onType={voice.end}
                    />
                  </Suspense>
                )
              }
            />
          </div>
        </div>
      </div>
    </div>
  );
}
