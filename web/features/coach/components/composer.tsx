import { ArrowUp, Mic, MicOff, Square } from 'lucide-react';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { brand } from '../../../../shared/brand';
import { longestCoachMessage } from '../../../../shared/contracts/coach';
import { canRecognize, unsupportedText } from '../../../lib/audio/speech-recognition';
import { IconButton } from '../../../ui/icon-button';
import { LengthLeft } from '../../../ui/length-left';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  /** A reply is being written: sending waits, and the reply can be stopped. */
  busy: boolean;
  stopping: boolean;
  onStop: () => void;
  /** Without it, voice is not offered. */
  onTalk?: () => void;
  placeholder?: string;
  /** Back from voice, the text field takes the focus. */
  takesFocus: boolean;
}

/** Enter sends and Shift+Enter adds a line; while an IME composes a word, Enter belongs to it. */
export function Composer({
  field,
  text,
  onText,
  onSend,
  busy,
  stopping,
  onStop,
  onTalk,
  placeholder = `Ask ${brand.coach} anything or use voice...`,
  takesFocus,
}: ComposerProps) {
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [field, takesFocus]);
  const left = longestCoachMessage - text.trim().length;
  const canSend = text.trim() !== '' && left >= 0;
  const canTalk = canRecognize();
  const TalkIcon = canTalk ? Mic : MicOff;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!busy && canSend) onSend();
  };
  return (
    <form
      className="flex flex-wrap items-end gap-x-0.5 rounded-lg border-1.5 border-line-strong bg-surface-1 p-1.5 focus-within:border-go-mark focus-within:ring-2 focus-within:ring-go-mark"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && canSend) onSend();
      }}
    >
      <textarea
        ref={field}
        className="field-sizing-content max-h-composer min-h-12 grow basis-24 resize-none border-0 bg-transparent py-3 pr-0.5 pl-2 wrap-anywhere placeholder:text-fg-3 placeholder:opacity-100 focus:outline-none"
        rows={1}
        value={text}
        placeholder={placeholder}
        aria-label={`Message to ${brand.coach}`}
        aria-describedby={left <= 200 ? 'composer-left' : undefined}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      {left <= 200 && (
        <span id="composer-left" className="order-last basis-full px-2 text-right">
          <LengthLeft length={longestCoachMessage - left} limit={longestCoachMessage} />
        </span>
      )}
      <div className="ml-auto flex gap-x-0.5">
        {onTalk && (
          <IconButton
            label="Talk instead of typing"
            round
            {...(!canTalk && { className: 'text-fg-3', title: unsupportedText })}
            onClick={onTalk}
          >
            <TalkIcon className="size-icon flex-none" aria-hidden="true" />
          </IconButton>
        )}
        {busy ? (
          <IconButton
            label={stopping ? 'Stopping' : 'Stop the reply'}
            variant="solid"
            aria-disabled={stopping}
            onClick={onStop}
          >
            <Square className="size-icon flex-none" fill="currentColor" aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton label="Send" variant="go" type="submit" aria-disabled={!canSend}>
            <ArrowUp className="size-icon flex-none" aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </form>
  );
}
