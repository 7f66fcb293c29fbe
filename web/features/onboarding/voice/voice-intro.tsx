import { Check, Keyboard, Mic, MicOff, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import { unsupportedText } from '../../../lib/audio/speech-recognition';
import { Button } from '../../../ui/button';

const expectations = [
  'Your goals',
  'Your fitness level and body type',
  'Target areas and health considerations',
  'About 2-3 minutes in all',
];
const tips = ['Speak clearly', 'Find a quiet place', 'Allow the microphone', 'Be honest: no one judges'];

interface VoiceIntroProps {
  status: string;
  /** Where the audio goes. */
  speechText: string;
  /** Something turns speech into text: this browser or a model. */
  hears: boolean;
  busy: boolean;
  onStart: () => void;
  onType: () => void;
}

/** What to know before the session, and the button that starts it. */
export function VoiceIntro({ status, speechText, hears, busy, onStart, onType }: VoiceIntroProps) {
  const StartIcon = hears ? Mic : MicOff;
  return (
    <div className="grid grid-cols-1 gap-6 lg:pb-6">
      <p className="text-num leading-tight font-black tracking-display lg:text-display" role="status">
        {status}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <List title="What to expect" items={expectations}>
          <Check className="size-icon-sm flex-none text-go-text" aria-hidden="true" />
        </List>
        <List title="Tips" items={tips}>
          <Mic className="size-icon-sm flex-none text-coach-text" aria-hidden="true" />
        </List>
      </div>
      <p className="flex max-w-2xl gap-3 text-small leading-body text-fg-2">
        <ShieldCheck className="size-icon flex-none text-coach-text" aria-hidden="true" />
        {hears ? speechText : `${unsupportedText} ${speechText}`}
      </p>
      <div className="sticky bottom-0 z-2 -mx-5 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-page px-5 pt-3 pb-4 tiny:static md:mx-0 md:px-0 lg:static lg:border-t-0 lg:py-0">
        <Button
          className="grow md:grow-0"
          variant={hears ? 'go' : 'line'}
          size="lg"
          title={hears ? undefined : unsupportedText}
          busy={busy}
          busyLabel={`Calling ${brand.coach}...`}
          onClick={onStart}
        >
          <StartIcon className="size-icon flex-none" aria-hidden="true" />
          Start Voice Onboarding
        </Button>
        <Button
          className="grow md:grow-0"
          variant={hears ? 'text' : 'go'}
          size={hears ? 'md' : 'lg'}
          disabled={busy}
          onClick={onType}
        >
          <Keyboard className="size-icon flex-none" aria-hidden="true" />
          Answer by typing
        </Button>
      </div>
    </div>
  );
}

interface ListProps {
  title: string;
  items: readonly string[];
  /** The icon of each item. */
  children: ReactNode;
}

function List({ title, items, children }: ListProps) {
  return (
    <section className="rounded-lg border border-line bg-surface-1 p-pad">
      <h2 className="mb-2 text-small text-coach-text">{title}</h2>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex items-center gap-3 leading-text">
            {children}
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
