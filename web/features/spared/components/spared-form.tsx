import { useRef, useState, type SubmitEvent } from 'react';
import type { SparedFact } from '../../../../shared/contracts/spared';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { understoodText } from '../fact-words';
import { useTellSpared } from '../use-spared-changes';

const unreadText =
  "I couldn't read that. Name what hurts or what to leave out, like “left knee,” “nuts,” or “no jumping.”";
const nothingSaid = { told: [] as readonly SparedFact[], problem: null as string | null };

/** Takes what else to plan around in the person's own words, and shows what was understood. */
export function SparedForm({ facts }: { facts: readonly SparedFact[] }) {
  const [words, setWords] = useState('');
  const [said, setSaid] = useState(nothingSaid);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useTellSpared();
  // What has been settled in the meantime is no longer shown.
  const understood = said.told.filter(({ id }) => facts.some((fact) => fact.id === id));

  const fail = (problem: string) => {
    setSaid({ told: [], problem });
    input.current?.focus();
  };
  const tell = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (words.trim() === '') return fail('Tell me what hurts, or what to leave out.');
    setSaid(nothingSaid);
    mutate(words.trim(), {
      onSuccess({ told, settled }) {
        if (told.length + settled.length === 0) return fail(unreadText);
        setSaid({ told, problem: null });
        setWords('');
      },
    });
  };

  return (
    <form className="mt-3 grid gap-1.5 border-t border-line pt-4" noValidate onSubmit={tell}>
      <Field label="Anything else I should plan around?" error={said.problem}>
        <div className="flex gap-2">
          <TextInput
            ref={input}
            className="min-w-0 flex-1"
            placeholder="My left wrist hurts"
            autoComplete="off"
            maxLength={500}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setSaid(nothingSaid);
            }}
          />
          <Button type="submit" size="lg" busy={isPending} busyLabel="Adding">
            Add
          </Button>
        </div>
      </Field>
      <p className="text-small leading-text font-semibold text-go-text empty:hidden" role="status">
        {understood.length > 0 && understoodText(understood)}
      </p>
    </form>
  );
}
