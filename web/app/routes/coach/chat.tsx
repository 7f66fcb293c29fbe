import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '../../../../shared/brand';
import { capabilitiesQuery } from '../../../features/coach/api/capabilities-query';
import { coachMessagesQuery, messagesOf } from '../../../features/coach/api/coach-messages-query';
import { ChatWelcome } from '../../../features/coach/components/chat-welcome';
import { Composer } from '../../../features/coach/components/composer';
import { ListeningPanel } from '../../../features/coach/components/listening-panel';
import { Talk } from '../../../features/coach/components/talk';
import { useConversation } from '../../../features/coach/use-conversation';
import { useVoiceLoop } from '../../../features/coach/voice/use-voice-loop';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { ShellSlot } from '../../layouts/shell-slots';
import { usePageTitle } from '../../use-page-title';
import { ChatStudio } from './chat-studio';
import { ReplyAttachments } from './reply-attachments';
import './chat.css';

/** From here on people are told how many messages the day has left. */
const fewMessages = 10;

export default function ChatPage() {
  usePageTitle(`Chat with ${brand.coach}`);
  const history = useInfiniteQuery(coachMessagesQuery());
  const { data: capabilities } = useQuery(capabilitiesQuery());
  const { data: profile } = useQuery(profileQuery());
  const [text, setText] = useState('');
  const [hasTalked, setHasTalked] = useState(false);
  const conversation = useConversation({
    onAnswer: ({ response }) => voice.answer(response),
    onFailure: (unsent) => {
      voice.end();
      setText((written) => written || unsent);
    },
  });
  const voice = useVoiceLoop(conversation.send);
  const { outgoing, failed } = conversation;
  const messages = messagesOf(history.data);
  const left = capabilities?.messagesLeft ?? null;
  const name = profile?.name.split(' ')[0];

  const ask = (prompt: string) => {
    voice.end();
    setText('');
    conversation.send(prompt);
  };
  const retry = () => {
    setText((written) => (written === failed?.text ? '' : written));
    conversation.retry();
  };

  return (
    <div className="chat">
      <ShellSlot name="title">Hey</ShellSlot>
      <ChatStudio name={name} phase={outgoing ? 'writing' : voice.state.phase} />
      <div className="chat-side">
        <div className="chat-scroll" tabIndex={-1}>
          <div className="chat-column">
            {history.isPending && <TalkSkeleton />}
            {history.isError && (
              <ErrorState
                title="Our talk did not load"
                retrying={history.isFetching}
                onRetry={() => void history.refetch()}
              >
                Nothing is lost. You can write to me all the same.
              </ErrorState>
            )}
            {history.isSuccess && messages.length === 0 && !outgoing && (
              <ChatWelcome name={name} onAsk={ask} />
            )}
            <Talk
              messages={messages}
              outgoing={outgoing}
              answered={conversation.answered}
              Attachments={ReplyAttachments}
              older={{
                more: history.hasNextPage,
                loading: history.isFetchingNextPage,
                load: () => void history.fetchNextPage(),
              }}
            />
          </div>
        </div>
        <div className="chat-foot">
          <div className="chat-column">
            {failed && !outgoing && (
              <p className="chat-failed" role="alert">
                <span>Your message did not go through.</span>
                <Button variant="line" size="sm" onClick={retry}>
                  Retry
                </Button>
              </p>
            )}
            {left !== null && left <= fewMessages && (
              <p className="chat-left num">{left === 1 ? '1 message' : `${left} messages`} left today</p>
            )}
            {voice.state.phase === 'off' ? (
              <Composer
                text={text}
                onText={setText}
                onSend={() => ask(text)}
                busy={outgoing !== null}
                stopping={outgoing?.stopping ?? false}
                onStop={conversation.stop}
                takesFocus={hasTalked}
                onTalk={() => {
                  setHasTalked(true);
                  voice.start();
                }}
              />
            ) : (
              <ListeningPanel
                state={voice.state}
                onStart={voice.start}
                onStop={voice.stop}
                onType={voice.end}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function TalkSkeleton() {
  return (
    <div className="chat-skeleton" aria-hidden="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
