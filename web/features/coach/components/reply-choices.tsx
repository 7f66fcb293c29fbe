import type { MouseEvent } from 'react';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { Button } from '../../../ui/button';

interface ReplyChoicesProps {
  message: Pick<CoachMessage, 'choices' | 'language' | 'workout'>;
  /** The talk has gone on: only what may still be answered. */
  isOld?: boolean;
  onChoose: (message: string, event: MouseEvent) => void;
}

/** How a workout that she proposed may change; she knows which one is meant. */
const changes = ['Shorter', 'Harder', 'No jumping', 'Another one'].map((label) => ({
  label,
  message: label,
}));

/** What may be tapped in place of writing an answer to the newest reply. */
export function ReplyChoices({ message, isOld, onChoose }: ReplyChoicesProps) {
  const { language, workout } = message;
  const fitting = changes.filter(({ label }) => label !== 'No jumping' || workout?.jumps !== false);
  const choices = isOld
    ? (message.choices ?? []).filter(({ stays }) => stays)
    : [...(message.choices ?? []), ...(workout && !language ? fitting : [])];
  if (choices.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Choose an answer">
      {choices.map(({ label, message }) => (
        <li key={message}>
          <Button variant="line" lang={language} onClick={(event) => onChoose(message, event)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
