import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { timeText } from '../../../lib/date-time-text';
import { CoachFace } from '../../../ui/coach-face';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { MarkdownText } from '../markdown/markdown-text';
import './message-bubble.css';

const sources = { model: 'AI coach', rules: 'Built-in coach' } as const;

export function PersonBubble({ text }: { text: string }) {
  return (
    <div className="message message-person">
      <VisuallyHidden>You: </VisuallyHidden>
      <p className="message-bubble">{text}</p>
    </div>
  );
}

interface CoachBubbleProps {
  text: string;
  /** What goes with the reply: clips, a workout. */
  children?: ReactNode;
  note?: ReactNode;
}

export function CoachBubble({ text, children, note }: CoachBubbleProps) {
  return (
    <div className="message message-coach">
      <CoachFace size="2.25rem" />
      <div className="message-stack">
        <VisuallyHidden>{brand.coach}: </VisuallyHidden>
        <div className="message-bubble">{text ? <MarkdownText text={text} /> : <WritingDots />}</div>
        {children}
        {note && <span className="message-note">{note}</span>}
      </div>
    </div>
  );
}

function WritingDots() {
  return (
    <span className="writing-dots" role="img" aria-label={`${brand.coach} is writing`}>
      <i />
      <i />
      <i />
    </span>
  );
}

/** Who answered and when, so that nobody takes rules for a model. */
export function ReplyNote({ message: { source, createdAt, stopped } }: { message: CoachMessage }) {
  return (
    <>
      {source && `${sources[source]}, `}
      <time dateTime={createdAt}>{timeText(new Date(createdAt))}</time>
      {stopped && ', stopped'}
    </>
  );
}
