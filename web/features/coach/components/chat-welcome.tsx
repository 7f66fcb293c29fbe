import type { MouseEvent } from 'react';
import { brand } from '../../../../shared/brand';
import { StageScene } from '../../../ui/stage-scene';

const prompts = [
  'What should I train today?',
  '20 minutes, no jumping, sore knee',
  'How far am I from the next tier?',
  'Show me how to do a glute bridge',
] as const;

interface ChatWelcomeProps {
  name: string | undefined;
  onAsk: (prompt: string, event: MouseEvent) => void;
}

/** Before the first message: an introduction, and four things to ask. */
export function ChatWelcome({ name, onAsk }: ChatWelcomeProps) {
  return (
    <section className="grid gap-3" aria-label="Where to start">
      <StageScene
        as="div"
        className="chat-welcome flex items-center rounded-lg p-5 tiny:flex-col tiny:items-stretch tiny:gap-3 tiny:pb-0 lg:hidden"
        pose="wave"
        priority
        picture={{
          className:
            'chat-welcome-picture pointer-events-none absolute inset-0 tiny:relative tiny:order-last',
        }}
      >
        <p className="max-w-3/5 text-lead leading-text font-semibold tiny:max-w-none">
          Hey{name ? `, ${name}` : ''}. I&apos;m {brand.coach}. I know your plan, your progress, and every
          exercise in the library.
        </p>
      </StageScene>
      <h2 className="text-small text-fg-2 lg:mb-2 lg:text-head lg:text-fg">
        Ask me anything, or start with one of these
      </h2>
      <ul className="grid grid-cols-fill-prompt gap-2">
        {prompts.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              className="min-h-tap-lg w-full rounded-md border border-line bg-surface-1 px-4 py-3 leading-text font-semibold transition-colors hover:bg-surface-2"
              onClick={(event) => onAsk(prompt, event)}
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
