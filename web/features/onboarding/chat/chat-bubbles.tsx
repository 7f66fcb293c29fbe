import { brand } from '../../../../shared/brand';
import { CoachFace } from '../../../ui/coach-face';
import { VisuallyHidden } from '../../../ui/visually-hidden';

const bubble = 'rounded-lg px-4 py-3 wrap-anywhere';

interface LineProps {
  text: string;
  /** Whether to show the speaker's name as well. */
  named?: boolean;
}

/** The speaker. */
function Speaker({ name, named = false }: { name: string; named?: boolean }) {
  if (!named) return <VisuallyHidden>{name}: </VisuallyHidden>;
  return <b className="block text-small font-semibold tracking-normal text-fg-2">{name}: </b>;
}

export function PersonLine({ text, named }: LineProps) {
  return (
    <li className="flex max-w-message self-end">
      <p className={`${bubble} rounded-br-xs bg-surface-3 whitespace-pre-wrap`}>
        <Speaker name="You" named={named} />
        {text}
      </p>
    </li>
  );
}

export function CoachLine({ text, named }: LineProps) {
  return (
    <li className="flex max-w-message items-end gap-3">
      <CoachFace size="2.25rem" />
      <p className={`${bubble} min-w-0 rounded-bl-xs bg-coach-tint`}>
        <Speaker name={brand.coach} named={named} />
        {text}
      </p>
    </li>
  );
}

/** The open question, which stands out. */
export function QuestionLine({ text, named }: LineProps) {
  return (
    <li className="animate-rise-in motion-reduce:animate-none">
      <p className="text-head leading-snug font-bold tracking-title text-balance wrap-anywhere lg:text-num lg:tracking-display">
        <Speaker name={brand.coach} named={named} />
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
