import type { MouseEvent } from 'react';
import { brand } from '../../../../shared/brand';
import { CoachImage } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';
import './chat-welcome.css';

const prompts = [
  'What should I train today?',
  '20 minutes, no jumping, sore knee',
  'How far am I from the next tier?',
  'Show me how a glute bridge goes',
] as const;

interface ChatWelcomeProps {
  name: string | undefined;
  onAsk: (prompt: string, event: MouseEvent) => void;
}

/** Before the first message: who she is, and four things to ask. */
export function ChatWelcome({ name, onAsk }: ChatWelcomeProps) {
  return (
    <section className="chat-welcome" aria-label="Where to begin">
      <Stage as="div" className="chat-welcome-stage">
        <CoachImage pose="wave" priority />
        <p>
          Hey{name ? `, ${name}` : ''}. I&apos;m {brand.coach}. I know your plan, your progress and every
          exercise in the library.
        </p>
      </Stage>
      <h2>Ask me anything, or begin with one of these</h2>
      <ul>
        {prompts.map((prompt) => (
          <li key={prompt}>
            <button type="button" className="chat-prompt" onClick={(event) => onAsk(prompt, event)}>
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
