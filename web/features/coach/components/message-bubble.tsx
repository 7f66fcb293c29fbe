import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { timeText } from '../../../lib/date-time-text';
import { CoachFace } from '../../../ui/coach-face';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { MarkdownText } from '../markdown/markdown-text';

const sources = { model: 'AI coach', rules: 'Built-in coach' } as const;

const bubble = 'rounded-lg px-4 py-3 wrap-anywhere lg:px-5';

export function PersonBubble({ text }: { text: string }) {
  return (
    <div className="flex max-w-message self-end">
      <VisuallyHidden>You: </VisuallyHidden>
      <p dir="auto" className={`${bubble} rounded-br-xs bg-surface-3 whitespace-pre-wrap`}>
        {text}
      </p>
    </div>
  );
}

interface CoachBubbleProps {
  text: string;
  /** A BCP 47 tag, if it is not English. */
  language?: string | undefined;
  /** Attached to the reply: clips, a workout. */
  children?: ReactNode;
  note?: ReactNode;
}

export function CoachBubble({ text, language, children, note }: CoachBubbleProps) {
  return (
    <div className="flex max-w-message items-end gap-3">
      <CoachFace size="2.25rem" />
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <VisuallyHidden>{brand.coach}: </VisuallyHidden>
        <div className={`${bubble} rounded-bl-xs bg-coach-tint`} lang={language} dir={language && 'auto'}>
          {text ? <MarkdownText text={text} /> : <WritingDots />}
        </div>
        {children}
        {note && <span className="pl-1 text-micro font-semibold text-fg-3">{note}</span>}
      </div>
    </div>
  );
}

function WritingDots() {
  return (
    <span className="inline-flex gap-1.5 px-0.5 py-2" role="img" aria-label={`${brand.coach} is writing`}>
      {[0, 150, 300].map((delayMs) => (
        <i
          key={delayMs}
          className="size-2 animate-writing rounded-full bg-coach-text motion-reduce:animate-none"
          style={{ animationDelay: `${delayMs}ms` }}
        />
      ))}
    </span>
  );
}

/** Who answered and when, so no one takes the built-in coach for a model. */
export function ReplyNote({ message: { source, createdAt, stopped } }: { message: CoachMessage }) {
  return (
    <>
      {source && `${sources[source]}, `}
      <time dateTime={createdAt}>{timeText(new Date(createdAt))}</time>
      {stopped && ', stopped'}
    </>
  );
}
