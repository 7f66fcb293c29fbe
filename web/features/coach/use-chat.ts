import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState, type MouseEvent } from 'react';
import { coachMessagesQuery, messagesOf } from './api/coach-messages-query';
import { focusAfterKeys } from './focus-after-keys';
import { useConversation } from './use-conversation';

interface ChatOptions extends Omit<Parameters<typeof useConversation>[0], 'onFailure'> {
  onFailure?: () => void;
}

/** One conversation on the screen: its messages, the text being written, and the elements that show them. */
export function useChat({ onFailure, ...options }: ChatOptions) {
  const history = useInfiniteQuery(coachMessagesQuery(options.conversation));
  const field = useRef<HTMLTextAreaElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const conversation = useConversation({
    ...options,
    onFailure: (unsent) => {
      onFailure?.();
      setText((written) => written || unsent);
    },
  });

  return {
    history,
    messages: messagesOf(history.data),
    conversation,
    outgoing: conversation.outgoing,
    field,
    scroller,
    text,
    setText,
    send: (message: string) => {
      setText('');
      conversation.send(message);
    },
    /** What a tap on a choice does: `ask` sends it. */
    choosing: (ask: (message: string) => void) => (message: string, event: MouseEvent) => {
      ask(message);
      focusAfterKeys(event, field);
    },
  };
}

export type Chat = ReturnType<typeof useChat>;
