import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state';
import type { Chat } from '../use-chat';
import { MessageLog } from './message-log';

interface ChatScrollerProps {
  chat: Chat;
  label: string;
  className: string;
  children: ReactNode;
}

/** The part of the page where a conversation scrolls. */
export function ChatScroller({ chat: { scroller }, label, className, children }: ChatScrollerProps) {
  return (
    <section
      ref={scroller}
      className={cx('focus-visible:-outline-offset-3', className)}
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}

interface ChatThreadProps extends Pick<ComponentProps<typeof MessageLog>, 'Attachments' | 'Choices'> {
  chat: Chat;
  onAsk: (message: string) => void;
  /** Shown until the messages have loaded. */
  loading: ReactNode;
  children?: ReactNode;
}

/** The messages, or a placeholder or error in their place. */
export function ChatThread({ chat, onAsk, loading, children, ...parts }: ChatThreadProps) {
  const { history, messages, conversation, outgoing, scroller } = chat;
  return (
    <MessageLog
      messages={messages}
      outgoing={outgoing}
      answered={conversation.answered}
      onChoose={chat.choosing(onAsk)}
      {...parts}
      scroller={scroller}
      older={{
        more: history.hasNextPage,
        loading: history.isFetchingNextPage,
        load: () => void history.fetchNextPage(),
      }}
    >
      {history.isPending && !outgoing && loading}
      {history.isError && (
        <ErrorState
          title="Our chat didn't load"
          retrying={history.isFetching}
          error={history.error}
          onRetry={() => void history.refetch()}
        >
          You can still write to me.
        </ErrorState>
      )}
      {children}
    </MessageLog>
  );
}
