import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { Button } from '../../../ui/button';
import { brand } from '../../../../shared/brand';
import { spokenText } from '../voice/spoken-text';
import { CoachBubble, PersonBubble, ReplyNote } from './message-bubble';

interface MessageLogProps {
  messages: CoachMessage[];
  /** Attached to a reply; `newest` for the last one. */
  Attachments: ComponentType<{ message: CoachMessage; newest: boolean }>;
  outgoing: { id: string; text: string; written: string } | null;
  /** The newest reply of this visit, for screen readers. */
  answered: string;
  older: { more: boolean; loading: boolean; load: () => void };
  /** Answers to tap instead of typing. */
  Choices: ComponentType<{
    message: CoachMessage;
    later: CoachMessage[];
    onChoose: (message: string, event: MouseEvent) => void;
  }>;
  onChoose: (message: string, event: MouseEvent) => void;
  /** The scroll container if the chat is part of a page; otherwise the page scrolls. */
  scroller?: RefObject<HTMLElement | null>;
  /** Shown while there are no messages. */
  children?: ReactNode;
}

/** The scrolling element: the part of the page if given, otherwise the page. */
function scrollerOf(part: HTMLElement | null | undefined): Element | null {
  const scrolls = part && getComputedStyle(part).overflowY !== 'visible';
  return scrolls ? part : document.scrollingElement;
}

/** Keeps a little of what is above in view; on a page the bar needs room. */
function topFor(newest: Element, box: Element): number {
  if (box !== document.scrollingElement) return box.getBoundingClientRect().top + 12;
  return Number.parseFloat(getComputedStyle(newest).scrollMarginTop) || 0;
}

/**
 * Stays at the newest message, also while clips load, unless the person has scrolled up to read. A message taller
 * than the view is shown from its top. What the person sent (`sent`) is always followed.
 */
function useNewestInView(begun: boolean, sent: string | undefined, part?: RefObject<HTMLElement | null>) {
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const follow = useRef(() => {});
  // Right away: the browser may scroll on its own when something above disappears, which looks like reading.
  useLayoutEffect(() => {
    if (!sent) return;
    follows.current = true;
    follow.current();
  }, [sent]);
  useEffect(() => {
    const talk = log.current?.parentElement;
    const box = scrollerOf(part?.current);
    if (!begun || !talk || !box) return undefined;
    let placed = 0;
    const place = () => {
      const newest = log.current?.lastElementChild;
      if (!follows.current || !newest) return;
      box.scrollTop = box.scrollHeight;
      const hidden = topFor(newest, box) - newest.getBoundingClientRect().top;
      if (hidden > 0) box.scrollTop -= hidden;
      placed = box.scrollTop;
    };
    follow.current = place;
    const onScroll = () => {
      if (Math.abs(box.scrollTop - placed) < 2) return;
      follows.current = box.scrollHeight - box.clientHeight - box.scrollTop < 4;
    };
    const grown = new ResizeObserver(place);
    grown.observe(talk);
    // The height of what is below it.
    grown.observe(box);
    // The page or its part, whichever scrolls.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      grown.disconnect();
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [begun, part]);
  return log;
}

/**
 * The conversation, filling the available height: a short one sits at the bottom, and new messages move nothing.
 * Replies are announced whole, not letter by letter.
 */
export function MessageLog(props: MessageLogProps) {
  const { messages, Attachments, Choices, outgoing, answered, older, scroller, onChoose, children } = props;
  const last = messages.at(-1);
  const log = useNewestInView(messages.length > 0 || outgoing !== null, outgoing?.id, scroller);
  return (
    <div className="relative grid content-end gap-4">
      {children}
      {older.more && (
        <Button variant="text" className="justify-self-center" busy={older.loading} onClick={older.load}>
          Load older messages
        </Button>
      )}
      <div
        ref={log}
        className="flex flex-col gap-3 *:scroll-mt-below-bar lg:gap-4"
        role="log"
        aria-live="off"
        aria-label="Conversation"
      >
        {messages.map((message, index) =>
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
              {!outgoing && (message.choices || message === last) && (
                <Choices message={message} later={messages.slice(index + 1)} onChoose={onChoose} />
              )}
            </CoachBubble>
          ),
        )}
        {outgoing && <PersonBubble text={outgoing.text} />}
        {outgoing && <CoachBubble text={outgoing.written} />}
      </div>
      <span className="sr-only" aria-live="polite" lang={outgoing ? undefined : last?.language}>
        {outgoing ? `${brand.coach} is writing` : spokenText(answered)}
      </span>
    </div>
  );
}
