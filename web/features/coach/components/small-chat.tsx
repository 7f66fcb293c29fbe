import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Chip } from '../../../ui/chip';
import { SkeletonRows } from '../../../ui/skeleton';
import type { Chat } from '../use-chat';
import { ChatScroller, ChatThread } from './chat-thread';
import { MessageBox } from './message-box';
import { ReplyChoices } from './reply-choices';

interface SmallChatLogProps extends Pick<ComponentProps<typeof ChatThread>, 'Attachments'> {
  chat: Chat;
  label: string;
  className?: string;
  onAsk: (message: string) => void;
  /** Shown after the messages. */
  children?: ReactNode;
}

/** The conversation of a chat inside another page. */
export function SmallChatLog({ chat, label, className, onAsk, Attachments, children }: SmallChatLogProps) {
  return (
    <ChatScroller chat={chat} label={label} className={cx('max-h-talk min-h-24 overflow-y-auto', className)}>
      <ChatThread
        chat={chat}
        onAsk={onAsk}
        Attachments={Attachments}
        Choices={ReplyChoices}
        loading={<SkeletonRows count={2} label="Loading our chat" />}
      />
      {children}
    </ChatScroller>
  );
}

interface QuestionChipProps {
  chat: Chat;
  question: string;
  onAsk: (message: string) => void;
}

/** A first question, asked with a tap. */
export function QuestionChip({ chat, question, onAsk }: QuestionChipProps) {
  const choose = chat.choosing(onAsk);
  return <Chip onClick={(event) => choose(question, event)}>{question}</Chip>;
}

interface SmallChatBoxProps {
  chat: Chat;
  placeholder: string;
  onAsk: (message: string) => void;
}

/** Where messages are written; there is no voice here. */
export function SmallChatBox({ chat, placeholder, onAsk }: SmallChatBoxProps) {
  return (
    <MessageBox
      conversation={chat.conversation}
      field={chat.field}
      text={chat.text}
      onText={chat.setText}
      onSend={() => onAsk(chat.text)}
      takesFocus={false}
      placeholder={placeholder}
    />
  );
}
