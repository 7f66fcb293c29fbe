import type { MouseEvent } from 'react';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { Button } from '../../../ui/button';

interface ReplyChoicesProps {
  message: CoachMessage;
  /** Everything said after it. */
  later: CoachMessage[];
  onChoose: (message: string, event: MouseEvent) => void;
}

/** Ways to change a workout she proposed; she knows which one is meant. */
const changes = ['Shorter', 'Harder', 'No jumping', 'Another one'].map((label) => ({
  label,
  message: label,
}));

function choicesOf({ choices = [], language, workout }: CoachMessage, later: CoachMessage[]) {
  if (later.length === 0) {
    const fitting = changes.filter(({ label }) => label !== 'No jumping' || workout?.jumps !== false);
    return [...choices, ...(workout && !language ? fitting : [])];
  }
  // The chat has moved on: a question can be answered until it is, or something else is asked.
  const staying = choices.filter(({ stays }) => stays);
  const isOver = later.some(
    (each) =>
      each.choices?.some(({ stays }) => stays) || staying.some(({ message }) => message === each.content),
  );
  return isOver ? [] : staying;
}

/** Answers to tap instead of typing. */
export function ReplyChoices({ message, later, onChoose }: ReplyChoicesProps) {
  const { language } = message;
  const choices = choicesOf(message, later);
  if (choices.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Choose an answer">
      {choices.map(({ label, message: said }) => (
        <li key={said}>
          <Button variant="line" lang={language} onClick={(event) => onChoose(said, event)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
