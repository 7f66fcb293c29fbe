import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { capabilitiesQuery } from '../../../lib/api/capabilities-query';
import { focusAfterKeys } from '../focus-after-keys';
import type { useConversation } from '../use-conversation';
import { Composer } from './composer';
import { SendFailure } from './send-failure';

type Composing = Pick<
  ComponentProps<typeof Composer>,
  'field' | 'text' | 'onSend' | 'onTalk' | 'placeholder' | 'takesFocus'
>;
interface MessageBoxProps extends Composing {
  conversation: ReturnType<typeof useConversation>;
  onText: (change: (written: string) => string) => void;
  /** Voice instead of typing. */
  speaking?: ReactNode;
}

/** From this number on, the messages left today are shown. */
const fewMessages = 10;

/** Where messages are written; failed ones can be sent again, and the last few of the day are counted. */
export function MessageBox({ conversation, onText, speaking, ...composing }: MessageBoxProps) {
  const { data: capabilities } = useQuery(capabilitiesQuery());
  const { outgoing, failed, retry, stop } = conversation;
  const left = capabilities?.messagesLeft ?? null;
  const again = (event: MouseEvent) => {
    focusAfterKeys(event, composing.field);
    onText((written) => (written === failed?.text ? '' : written));
    retry();
  };
  return (
    <>
      {failed && !outgoing && (
        <SendFailure text={composing.text === failed.text ? null : failed.text} onRetry={again} />
      )}
      {left !== null && left <= fewMessages && (
        <p className="text-center text-small text-fg-2 tabular-nums">
          {left === 1 ? '1 message' : `${left} messages`} left today
        </p>
      )}
      {speaking || (
        <Composer
          {...composing}
          onText={(text) => onText(() => text)}
          busy={outgoing !== null}
          stopping={outgoing?.stopping ?? false}
          onStop={stop}
        />
      )}
    </>
  );
}
