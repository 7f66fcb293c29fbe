import { lazy, Suspense, useState } from 'react';
import { MessageBox } from '../../../features/coach/components/message-box';
import type { Chat } from '../../../features/coach/use-chat';
import type { useVoiceLoop } from '../../../features/coach/voice/use-voice-loop';

// Only for people who use voice.
const ListeningPanel = lazy(async () => ({
  default: (await import('../../../features/coach/components/listening-panel')).ListeningPanel,
}));

interface ChatDockProps {
  chat: Chat;
  voice: ReturnType<typeof useVoiceLoop>;
  onSend: () => void;
}

/** Where the person writes, or speaks instead. */
export function ChatDock({ chat, voice, onSend }: ChatDockProps) {
  const [hasTalked, setHasTalked] = useState(false);
  return (
    <div className="sticky bottom-above-tabs z-dock bg-page px-3 pt-2 pb-2 lg:static lg:px-10 lg:pt-0 lg:pb-7">
      <div className="mx-auto grid w-full max-w-2xl gap-2">
        <MessageBox
          conversation={chat.conversation}
          field={chat.field}
          text={chat.text}
          onText={chat.setText}
          onSend={onSend}
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
  );
}
