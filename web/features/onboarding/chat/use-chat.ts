import { useEffect, useRef, useState } from 'react';
import type { AnswerField, DraftAnswers, ProfileAnswers } from '../../../../shared/rules/questionnaire';
import type { UnitSystem } from '../../../../shared/rules/units';
import { todayIn } from '../../../lib/today';
import type { AnswerActions } from '../use-answers';
import type { OnSaid } from '../on-said';
import { beginConversation, edit, goBack, say, withNote, type Conversation } from './conversation';
import type { ReplyTo } from './reply-to';

interface ChatOptions {
  answers: DraftAnswers;
  units: UnitSystem;
  timeZone: string;
  onAnswer: AnswerActions['answer'];
  onName: AnswerActions['rename'];
  onSaid: OnSaid;
  replyTo: ReplyTo;
}

const isAsking = (conversation: Conversation): conversation is Conversation & { asked: AnswerField } =>
  conversation.asked !== null;

/** The conversation, with a short delay before each reply. */
export function useChat({ answers, units, timeZone, onAnswer, onName, onSaid, replyTo }: ChatOptions) {
  const [first] = useState(() => beginConversation(answers, units));
  const [conversation, setConversation] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isThinking = conversation.phase === 'thinking';

  const answer = (text: string): boolean => {
    const said = text.trim();
    if (said === '' || isThinking || !isAsking(conversation)) return false;
    const heard = say(conversation, said);
    const reply = replyTo({ ...heard, asked: conversation.asked }, said, answers, units, todayIn(timeZone));
    setConversation(heard);
    const { name, ...given } = reply.given;
    if (name !== undefined) onName(name);
    for (const [field, value] of Object.entries(given)) {
      onAnswer(field as AnswerField, value as ProfileAnswers[AnswerField]);
    }
    let note: string | null = null;
    const isMeasured = Object.keys(given).some((field) => /Kg$|Cm$/.test(field));
    void onSaid({ field: conversation.asked, text: said, isMeasured }).then((line) => {
      note = line;
      setConversation((now) => withNote(now, line));
    });
    timer.current = setTimeout(() => setConversation(withNote(reply.next, note)), reply.delayMilliseconds);
    return true;
  };
  const change = (next: (before: Conversation) => Conversation) => {
    if (!isThinking) setConversation(next);
  };
  return {
    conversation,
    isThinking,
    /** The person has said something here, so new elements may take the focus. */
    hasMoved: conversation !== first,
    answer,
    back: () => change((before) => goBack(before)),
    edit: (field: AnswerField) => change((before) => edit(before, field)),
  };
}
