import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';

type Outcome = 'copied' | 'refused';

const outcomes: Record<Outcome, string> = { copied: 'Copied', refused: 'Select it to copy' };

/** Copies a text and confirms it. If the browser does not allow copying, the button says what to do instead. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [done, setDone] = useState<{ text: string; outcome: Outcome } | null>(null);
  const outcome = done?.text === text ? done.outcome : null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, outcome: 'copied' });
    } catch {
      setDone({ text, outcome: 'refused' });
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => void copy()}>
        <Icon className="icon-sm" aria-hidden="true" />
        {outcome ? outcomes[outcome] : label}
      </Button>
      <VisuallyHidden live="polite">{outcome && outcomes[outcome]}</VisuallyHidden>
    </>
  );
}
