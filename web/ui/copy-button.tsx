import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';

type Outcome = 'copied' | 'refused';

const outcomes: Record<Outcome, string> = { copied: 'Copied', refused: 'Select it to copy' };

const shownMs = 4000;

/** Copies a text and confirms it for a moment. If the browser does not allow copying, the button says what to do instead. */
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
  useEffect(() => {
    if (done?.outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setDone(null), shownMs);
    return () => clearTimeout(timer);
  }, [done]);
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
