import { ArrowUp, Check } from 'lucide-react';
import { praiseFor } from '../rules/pose-checks';

interface MessagePanelProps {
  /** At most three. */
  feedback: readonly string[];
  combo: number;
}

const isPraise = (line: string) => [50, 75, 90].some((score) => praiseFor(score) === line);

/** What the camera makes of the dance, in words; announced calmly. */
export function MessagePanel({ feedback, combo }: MessagePanelProps) {
  return (
    <div role="log" aria-live="polite" aria-label="Feedback">
      {feedback.length === 0 ? (
        <p className="text-small leading-text text-on-wall-2">
          Follow the coach and feedback will appear here!
        </p>
      ) : (
        <ul className="flex flex-wrap gap-1.5 lg:flex-col lg:items-start">
          {feedback.map((line) => (
            <li
              key={line}
              className="inline-flex items-center gap-1.5 rounded-full border border-glass-line bg-glass px-3 py-1 text-small leading-snug font-strong text-on-glass"
            >
              {isPraise(line) ? (
                <Check className="size-icon-xs flex-none text-go-text" aria-hidden="true" />
              ) : (
                <ArrowUp className="size-icon-xs flex-none text-warm-text" aria-hidden="true" />
              )}
              {line}
            </li>
          ))}
        </ul>
      )}
      {combo > 1 && (
        <p className="mt-1.5 w-fit rounded-full bg-warm px-3 py-1 text-small leading-snug font-bold text-warm-ink">
          {combo} moves in a row
        </p>
      )}
    </div>
  );
}
