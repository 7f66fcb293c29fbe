import type { MouseEvent } from 'react';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { Button } from '../../../ui/button';

interface ReplyChoicesProps {
  message: Pick<CoachMessage, 'choices' | 'language' | 'workout'>;
  onChoose: (message: string, event: MouseEvent) => void;
}

/** How a workout that she proposed may change; she knows which one is meant. */
const changes = ['Shorter', 'Harder', 'No jumping', 'Another one'].map((label) => ({
  label,
  message: label,
}));

/** What may be tapped in place of writing an answer to the newest reply. */
export function ReplyChoices({ message, onChoose }: ReplyChoicesProps) {
  const { language, workout } = message;
  const choices = [...(message.choices ?? []), ...(workout && !language ? changes : [])];
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
