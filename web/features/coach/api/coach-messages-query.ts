import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { coachContract, type CoachMessage, type Conversation } from '../../../../shared/contracts/coach';
import type { ResponseOf } from '../../../../shared/contracts/endpoint';
import { callEndpoint } from '../../../lib/api/call-endpoint';

type MessagesPage = ResponseOf<typeof coachContract.listMessages>;

const pendingMs = 2_000;

/** The newest 50 messages first, then older pages; each page is in chronological order. */
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
    // Socket frames are faster; without them, a waiting person still sees the reply.
    refetchInterval: ({ state }) => (state.data?.pages[0]?.pending ? pendingMs : false),
  });

/** All loaded messages, oldest first. */
export const messagesOf = (data: InfiniteData<MessagesPage> | undefined): CoachMessage[] =>
  (data?.pages ?? []).toReversed().flatMap(({ messages }) => messages);

/** The message being answered, in this tab or another. */
export const pendingOf = (data: InfiniteData<MessagesPage> | undefined) => data?.pages[0]?.pending ?? null;

/** Appends new messages, each once. */
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
