import { ArrowLeft, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { maximumNoteLength } from '../../../../shared/rules/questionnaire/bounds';
import type { Question } from '../../../../shared/rules/questionnaire/questions';
import { Button } from '../../../ui/button';
import { Chip, ChipRow } from '../../../ui/chip';
import { IconButton } from '../../../ui/icon-button';
import { LengthLeft } from '../../../ui/length-left';

interface AnswerComposerProps {
  /** The question and its suggested answers. */
  prompt: Pick<Question, 'question' | 'kind' | 'quickReplies'>;
  /** The stored answer as text; '' if there is none. */
  kept: string;
  busy: boolean;
  canGoBack: boolean;
  /** The text field takes the focus, because the person came from the review to change this answer. */
  takesFocus: boolean;
  /** Another action on the page is primary, so this button is less prominent. */
  isSecond?: boolean;
  onAnswer: (text: string) => boolean;
  onBack: () => void;
}

const partsOf = (text: string) => text.split(/\s*,\s*/).filter((part) => part !== '');
const toggled = (text: string, part: string) => {
  const parts = partsOf(text);
  return (parts.includes(part) ? parts.filter((each) => each !== part) : [...parts, part]).join(', ');
};

interface AnswerChipsProps extends Pick<AnswerComposerProps, 'prompt' | 'kept' | 'busy'> {
  text: string;
  onText: (text: string) => void;
  onSend: (answer: string) => void;
}

/** The answers to tap. Of several zones each tap adds one to the text, which is sent then. */
function AnswerChips({ prompt: { kind, quickReplies }, kept, busy, text, onText, onSend }: AnswerChipsProps) {
  const tap = (reply: string) => (kind === 'choices' ? onText(toggled(text, reply)) : onSend(reply));
  const keeps = kept !== '' && !quickReplies.includes(kept);
  if (quickReplies.length === 0 && !keeps) return null;
  return (
    <ChipRow label="Suggested answers">
      {quickReplies.map((reply) => (
        <Chip
          key={reply}
          disabled={busy}
          pressed={kind === 'choices' ? partsOf(text).includes(reply) : undefined}
          onClick={() => tap(reply)}
        >
          {reply}
        </Chip>
      ))}
      {keeps && (
        <Chip disabled={busy} onClick={() => onSend(kept)}>
          Keep {kept}
        </Chip>
      )}
      {kind === 'choices' && (
        <Button size="sm" variant="go" disabled={busy || text.trim() === ''} onClick={() => onSend(text)}>
          Done
        </Button>
      )}
    </ChipRow>
  );
}

/** Where an answer is typed or tapped. */
export function AnswerComposer({
  prompt,
  kept,
  busy,
  canGoBack,
  takesFocus,
  isSecond = false,
  onAnswer,
  onBack,
}: AnswerComposerProps) {
  const { kind, question } = prompt;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const isEmpty = text.trim() === '';

  const send = (answer: string) => {
    if (!onAnswer(answer)) return;
    setText('');
    // On a touch screen, the keyboard would cover the suggested answers.
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
  };

  return (
    <>
      <AnswerChips prompt={prompt} kept={kept} busy={busy} text={text} onText={setText} onSend={send} />
      <form
        className="flex items-center gap-1 rounded-lg border-1.5 border-line-strong bg-surface-1 p-1.5 focus-within:border-go-mark focus-within:ring-2 focus-within:ring-go-mark"
        onSubmit={submit}
      >
        {canGoBack && (
          <IconButton label="Back" size="lg" disabled={busy} onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
        )}
        <input
          ref={field}
          className="min-h-12 min-w-0 grow border-0 bg-transparent px-3 placeholder:text-fg-3 placeholder:opacity-100 focus:outline-none"
          type="text"
          enterKeyHint="send"
          autoComplete="off"
          placeholder="Type your answer..."
          aria-label={question}
          value={text}
          readOnly={busy}
          onChange={({ target }) => setText(target.value)}
        />
        {kind === 'text' && <LengthLeft length={text.trim().length} limit={maximumNoteLength} />}
        <IconButton
          label="Send"
          variant={isSecond ? 'solid' : 'go'}
          size="lg"
          type="submit"
          disabled={busy || isEmpty}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
      </form>
    </>
  );
}
