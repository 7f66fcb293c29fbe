import { brand } from '../../../../shared/brand';
import { CoachFace } from '../../../ui/coach-face';
import { VisuallyHidden } from '../../../ui/visually-hidden';

const bubble = 'rounded-lg px-4 py-3 wrap-anywhere';

export function PersonLine({ text }: { text: string }) {
  return (
    <li className="flex max-w-message self-end">
      <VisuallyHidden>You: </VisuallyHidden>
      <p className={`${bubble} rounded-br-xs bg-surface-3 whitespace-pre-wrap`}>{text}</p>
    </li>
  );
}

export function CoachLine({ text }: { text: string }) {
  return (
    <li className="flex max-w-message items-end gap-3">
      <CoachFace size="2.25rem" />
      <VisuallyHidden>{brand.coach}: </VisuallyHidden>
      <p className={`${bubble} min-w-0 rounded-bl-xs bg-coach-tint`}>{text}</p>
    </li>
  );
}

/** The open question: the one thing to look at. */
export function QuestionLine({ text }: { text: string }) {
  return (
    <li className="animate-rise-in motion-reduce:animate-none">
      <VisuallyHidden>{brand.coach}: </VisuallyHidden>
      <p className="text-head leading-snug font-bold tracking-title text-balance wrap-anywhere lg:text-num lg:tracking-display">
        {text}
      </p>
    </li>
  );
}

export function ThinkingLine() {
  return (
    <li className="flex items-end gap-3">
      <CoachFace size="2.25rem" />
      <span
        className={`${bubble} inline-flex gap-1.5 rounded-bl-xs bg-coach-tint py-4`}
        role="img"
        aria-label={`${brand.coach} is writing`}
      >
        {[0, 150, 300].map((delayMs) => (
          <i
            key={delayMs}
            className="size-2 animate-writing rounded-full bg-coach-text motion-reduce:animate-none"
            style={{ animationDelay: `${delayMs}ms` }}
          />
        ))}
      </span>
    </li>
  );
}
