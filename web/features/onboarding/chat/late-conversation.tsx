import { lazy } from 'react';
import type { AnswerConversationProps } from './answer-conversation';

/** Loads the conversation and, apart since it is as large, what reads the answers. */
export async function loadConversation() {
  const [{ AnswerConversation }, { replyTo }] = await Promise.all([
    import('./answer-conversation'),
    import('./reply-to'),
  ]);
  const Conversation = (props: Omit<AnswerConversationProps, 'replyTo'>) => (
    <AnswerConversation {...props} replyTo={replyTo} />
  );
  return { default: Conversation };
}

export const LateConversation = lazy(loadConversation);
