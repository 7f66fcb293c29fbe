import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { coachContract, type CoachMessage, type Conversation } from '../../../../shared/contracts/coach';
import type { ResponseOf } from '../../../../shared/contracts/endpoint';
import { callEndpoint } from '../../../lib/api/call-endpoint';

type MessagesPage = ResponseOf<typeof coachContract.listMessages>;

const pendingMs = 2_000;

/** The newest 50 messages first, then page by page older ones; each page is in the order of the talk. */
export const coachMessagesQuery = (conversation: Conversation = 'coach') =>
  infiniteQueryOptions({
    queryKey: ['coach', 'messages', conversation],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        coachContract.listMessages,
        { query: { conversation, ...(pageParam ? { cursor: pageParam } : {}) } },
        signal,
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Frames tell sooner; where they do not come, someone who waits still sees the reply.
    refetchInterval: ({ state }) => (state.data?.pages[0]?.pending ? pendingMs : false),
  });

/** The whole talk that has been loaded, oldest message first. */
export const messagesOf = (data: InfiniteData<MessagesPage> | undefined): CoachMessage[] =>
  (data?.pages ?? []).toReversed().flatMap(({ messages }) => messages);

/** The message that is being answered, for this tab or another. */
export const pendingOf = (data: InfiniteData<MessagesPage> | undefined) => data?.pages[0]?.pending ?? null;

/** Puts new messages at the end of the talk, once each. */
export function appendMessages(queries: QueryClient, conversation: Conversation, added: CoachMessage[]) {
  queries.setQueryData<InfiniteData<MessagesPage, string | null>>(
    coachMessagesQuery(conversation).queryKey,
    (data) => {
      const [newest, ...older] = data?.pages ?? [];
      const known = new Set(newest?.messages.map(({ id }) => id));
      const messages = [...(newest?.messages ?? []), ...added.filter(({ id }) => !known.has(id))];
      const page = { messages, nextCursor: newest?.nextCursor ?? null };
      return { pageParams: data?.pageParams ?? [null], pages: [page, ...older] };
    },
  );
}
