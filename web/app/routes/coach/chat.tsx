import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { brand } from '../../../../shared/brand';
import { ChatScroller, ChatThread } from '../../../features/coach/components/chat-thread';
import { MessageLogSkeleton } from '../../../features/coach/components/message-log-skeleton';
import { useChat } from '../../../features/coach/use-chat';
import { replyInWords } from '../../../features/coach/use-conversation';
import { useVoiceLoop } from '../../../features/coach/voice/use-voice-loop';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSession } from '../../../lib/session/session-context';
import { ShellSlot } from '../../../ui/shell-slots';
import { usePageTitle } from '../../use-page-title';
import { ChatDock } from './chat-dock';
import { ChatStudio } from './chat-studio';
import { ChatTitle } from './chat-title';

// Prefetched with the page; needed once the first answer with a clip arrives.
const attachments = import('./reply-attachments');
const ReplyAttachments = lazy(async () => ({ default: (await attachments).ReplyAttachments }));
const ReplyChoices = lazy(async () => ({ default: (await attachments).ReplyChoices }));
// Prefetched with the page; needed when the chat turns out to be empty.
const welcome = import('../../../features/coach/components/chat-welcome');
const ChatWelcome = lazy(async () => ({ default: (await welcome).ChatWelcome }));

export default function ChatPage() {
  usePageTitle(`Chat with ${brand.coach}`);
  const { data: profile } = useQuery(profileQuery());
  const session = useSession();
  const chat = useChat({
    onAnswer: (answer) => voice.answer(replyInWords(answer)),
    onFailure: () => voice.end(),
  });
  const voice = useVoiceLoop(chat.conversation.send);
  const { history, messages, outgoing } = chat;
  const name = (profile?.name ?? session.name)?.split(' ')[0];

  const ask = (prompt: string) => {
    voice.end();
    chat.send(prompt);
  };

  return (
    <div className="chat flex flex-1 flex-col lg:grid lg:min-h-0 lg:grid-cols-studio-rest lg:grid-rows-1">
      <ShellSlot name="title">
        <ChatTitle />
      </ShellSlot>
      <ChatStudio name={name} phase={outgoing ? 'writing' : voice.state.phase} />
      <div className="flex min-w-0 flex-1 flex-col lg:min-h-0">
        <ChatScroller
          chat={chat}
          label={`Talk with ${brand.coach}`}
          className="flex flex-1 flex-col px-gutter pt-2 pb-3 lg:min-h-0 lg:overflow-y-auto lg:px-10 lg:pt-8 lg:pb-5"
        >
          <div className="mx-auto grid w-full max-w-2xl shrink-0 grow gap-4">
            <ChatThread
              chat={chat}
              onAsk={ask}
              Attachments={ReplyAttachments}
              Choices={ReplyChoices}
              loading={<MessageLogSkeleton />}
            >
              {history.isSuccess && messages.length === 0 && !outgoing && (
                <Suspense fallback={null}>
                  <ChatWelcome name={name} onAsk={chat.choosing(ask)} />
                </Suspense>
              )}
            </ChatThread>
          </div>
        </ChatScroller>
        <ChatDock chat={chat} voice={voice} onSend={() => ask(chat.text)} />
      </div>
    </div>
  );
}
