import {
  useEffect,
  useRef,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { Button } from '../../../ui/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { brand } from '../../../../shared/brand';
import { spokenText } from '../voice/spoken-text';
import { ReplyChoices } from './reply-choices';
import { CoachBubble, PersonBubble, ReplyNote } from './message-bubble';

interface TalkProps {
  messages: CoachMessage[];
  /** What goes with a reply; `newest` for the last one of the talk. */
  Attachments: ComponentType<{ message: CoachMessage; newest: boolean }>;
  outgoing: { text: string; written: string } | null;
  /** The newest reply of this visit, for those who hear the page. */
  answered: string;
  older: { more: boolean; loading: boolean; load: () => void };
  /** Sends what was chosen in place of writing. */
  onChoose?: (message: string, event: MouseEvent) => void;
  /** What scrolls it where it is a part of a page; otherwise the page does. */
  scroller?: RefObject<HTMLElement | null>;
  /** What stands where there is no message yet. */
  children?: ReactNode;
}

/** Stays at the newest message, also while clips arrive, unless the person has scrolled up to read. */
function useStayAtEnd(begun: boolean, scroller?: RefObject<HTMLElement | null>) {
  const talk = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!begun || !talk.current || !end.current) return undefined;
    const mark = end.current;
    const root = scroller?.current ?? null;
    let atEnd = true;
    const seen = new IntersectionObserver(
      ([entry]) => {
        atEnd = entry?.isIntersecting ?? true;
      },
      { root },
    );
    const grown = new ResizeObserver(() => {
      if (!atEnd) return;
      if (root) root.scrollTop = root.scrollHeight;
      else mark.scrollIntoView({ block: 'end' });
    });
    seen.observe(mark);
    grown.observe(talk.current);
    return () => {
      seen.disconnect();
      grown.disconnect();
    };
  }, [begun, scroller]);
  return { talk, end };
}

/** The conversation, as high as there is room: a short one stands at its end, and what comes into it moves nothing. Replies are announced whole, not letter by letter. */
export function Talk(props: TalkProps) {
  const { messages, Attachments, outgoing, answered, older, scroller, onChoose, children } = props;
  const last = messages.at(-1);
  const { talk, end } = useStayAtEnd(messages.length > 0 || outgoing !== null, scroller);
  return (
    <div ref={talk} className="relative grid content-end gap-4">
      {children}
      {older.more && (
        <Button variant="text" className="justify-self-center" busy={older.loading} onClick={older.load}>
          Load older messages
        </Button>
      )}
      <div className="flex flex-col gap-3 lg:gap-4" role="log" aria-live="off" aria-label="Conversation">
        {messages.map((message) =>
          message.role === 'user' ? (
            <PersonBubble key={message.id} text={message.content} />
          ) : (
            <CoachBubble
              key={message.id}
              text={message.content}
              language={message.language}
              note={<ReplyNote message={message} />}
            >
              <Attachments message={message} newest={message === last && !outgoing} />
              {onChoose && message === last && !outgoing && (
                <ReplyChoices message={message} onChoose={onChoose} />
              )}
            </CoachBubble>
          ),
        )}
        {outgoing && <PersonBubble text={outgoing.text} />}
        {outgoing && <CoachBubble text={outgoing.written} />}
      </div>
      <VisuallyHidden live="polite">
        {outgoing ? `${brand.coach} is writing` : spokenText(answered)}
      </VisuallyHidden>
      <div ref={end} className="h-px scroll-mb-composer lg:scroll-mb-0" />
    </div>
  );
}
