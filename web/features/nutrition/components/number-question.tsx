import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';

interface NumberQuestionProps {
  question: string;
  /** The button for numbers that are right: 'Add anyway'. */
  anyway: string;
  isBusy?: boolean;
  onFix: () => void;
  onAnyway: () => void;
}

/** Asks about numbers that can hardly be true, in place of the button that would take them. */
export function NumberQuestion({ question, anyway, isBusy = false, onFix, onAnyway }: NumberQuestionProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={question}
      className="grid gap-3 rounded-lg bg-coach-tint p-4 focus:outline-none"
    >
      <p className="leading-text font-strong">{question}</p>
      <div className="flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap">
        <Button variant="go" size="lg" onClick={onFix}>
          Fix it
        </Button>
        <Button variant="line" size="lg" busy={isBusy} onClick={onAnyway}>
          {anyway}
        </Button>
      </div>
    </div>
  );
}
