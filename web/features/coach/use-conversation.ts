import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CoachMessage, Conversation } from '../../../shared/contracts/coach';
import { newId } from '../../lib/new-id';
import { ApiError } from '../../lib/api/api-error';
import { useSession } from '../../lib/session/session-context';
import { toast } from '../../ui/toast';
import { capabilitiesQuery } from '../../lib/api/capabilities-query';
import { appendMessages, coachMessagesQuery, messagesOf, pendingOf } from './api/coach-messages-query';
import { sendMessage, type CoachAnswer } from './api/send-message';
import { stopMessage } from './api/stop-message';
import { deltaFeed } from './delta-feed';
import { unsentOf } from './unsent-message';
import { textOf, withPiece, type ReplyPieces } from './reply-pieces';

/** A message being sent, and the reply so far. */
interface Outgoing {
  id: string;
  text: string;
  pieces: ReplyPieces;
  stopping: boolean;
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to send message';
  if (error.code === 'unauthorized') return 'Please sign in to chat with the coach';
  return error.message || 'Failed to send message';
}

function bothMessages({ id, text }: Outgoing, answer: CoachAnswer): CoachMessage[] {
  const createdAt = new Date().toISOString();
  const own = { source: null, toolData: null, workout: null, week: null, stopped: false };
  const { response, messageId, remainingToday: _, spares: __, ...parts } = answer;
  return [
    { id, role: 'user', content: text, createdAt, ...own },
    { id: messageId, role: 'assistant', content: response, createdAt, ...parts },
  ];
}

/** For screen readers: includes what its card shows at a glance. */
export const replyInWords = ({ response, workout }: Pick<CoachAnswer, 'response' | 'workout'>): string =>
  workout ? `${response}\n\n${workout.title}, ${workout.minutes} minutes.` : response;

const ownFailure = { title: 'Error', textOf: failureText };

interface ConversationOptions {
  /** Defaults to the chat at /chat. */
  conversation?: Conversation;
  /** The toast for a message that was not sent. */
  failure?: { title: string; textOf: (error: unknown) => string };
  /** Sent during a workout. */
  training?: true;
  onAnswer: (answer: CoachAnswer) => void;
  /** The message was not sent; its text returns to where it was written. */
  onFailure: (text: string) => void;
}

type Messages = Parameters<typeof messagesOf>[0];

/** A message another tab sent, or this one before a reload, with the part of its reply received here. */
function useSentElsewhere(
  data: Messages,
  isSending: boolean,
  onReply: (text: string) => void,
): Outgoing | null {
  const [heard, setHeard] = useState<{ id: string; pieces: ReplyPieces }>({ id: '', pieces: new Map() });
  const pending = pendingOf(data);
  const waiting = useRef<string | null>(null);
  useEffect(
    () =>
      deltaFeed.subscribe(({ messageId: id, offset, delta }) =>
        setHeard((now) => ({
          id,
          pieces: withPiece(now.id === id ? now.pieces : new Map(), { offset, delta }),
        })),
      ),
    [],
  );
  useEffect(() => {
    const all = messagesOf(data);
    const at = all.findIndex(({ id }) => id === waiting.current);
    const reply = at < 0 ? undefined : all[at + 1];
    if (reply && !isSending) onReply(reply.content);
    waiting.current = isSending ? null : (pending?.id ?? null);
  }, [data, pending, isSending, onReply]);
  if (!pending || isSending || messagesOf(data).some(({ id }) => id === pending.id)) return null;
  const { id, content: text } = pending;
  return { id, text, pieces: heard.id === id ? heard.pieces : new Map(), stopping: false };
}

/** Sends one message at a time and shows its reply as it is written. */
export function useConversation(options: ConversationOptions) {
  const { conversation = 'coach', failure = ownFailure, training, onAnswer, onFailure } = options;
  const queries = useQueryClient();
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null);
  const unsent = unsentOf(useSession().userId, conversation);
  const [failed, setFailed] = useState(unsent.read);
  const [answered, setAnswered] = useState('');
  const busy = useRef(false);

  const { data } = useInfiniteQuery(coachMessagesQuery(conversation));
  const elsewhere = useSentElsewhere(data, outgoing !== null, setAnswered);

  useEffect(
    () =>
      deltaFeed.subscribe(({ messageId, offset, delta }) =>
        setOutgoing((now) =>
          now?.id === messageId ? { ...now, pieces: withPiece(now.pieces, { offset, delta }) } : now,
        ),
      ),
    [],
  );

  function keep(message: Outgoing, answer: CoachAnswer) {
    appendMessages(queries, conversation, bothMessages(message, answer));
    queries.setQueryData(
      capabilitiesQuery().queryKey,
      (known) => known && { ...known, messagesLeft: answer.remainingToday },
    );
  }

  async function send(id: string, text: string) {
    if (busy.current) return;
    busy.current = true;
    const message = { id, text, pieces: new Map<number, string>(), stopping: false };
    setFailed(null);
    toast.dismissError(failure.title);
    setOutgoing(message);
    try {
      const answer = await sendMessage({ id, message: text, conversation, training });
      unsent.keep(id, '');
      keep(message, answer);
      setAnswered(replyInWords(answer));
      onAnswer(answer);
    } catch (error) {
      toast.keptError(failure.title, failure.textOf(error));
      setFailed({ id, text });
      unsent.keep(id, text);
      onFailure(text);
    } finally {
      busy.current = false;
      setOutgoing(null);
    }
  }

  const shown = outgoing ?? elsewhere;
  const arrived = messagesOf(data).some(({ id }) => id === failed?.id);
  return {
    outgoing: shown && { ...shown, written: textOf(shown.pieces) },
    failed: arrived ? null : failed,
    /** The newest reply of this visit. */
    answered,
    send: (text: string) => {
      const trimmed = text.trim();
      if (trimmed) void send(newId(), trimmed);
    },
    /** Sends the same message again; if the first try had arrived, its stored reply is returned. */
    retry: () => failed && void send(failed.id, failed.text),
    stop: () => {
      if (!shown || shown.stopping) return;
      if (outgoing) setOutgoing({ ...outgoing, stopping: true });
      // A reply that is already complete cannot be stopped; it arrives on its own.
      stopMessage(shown.id).catch(() => undefined);
    },
  };
}
