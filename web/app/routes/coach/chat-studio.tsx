import { brand } from '../../../../shared/brand';
import { StageScene } from '../../../ui/stage-scene';

type StudioPhase = 'off' | 'listening' | 'sending' | 'waiting' | 'speaking' | 'writing';

const says: Partial<Record<StudioPhase, string>> = {
  off: "Take your time. I'm here.",
  listening: "Take your time. I'm listening.",
  sending: 'Got it.',
  speaking: 'Tap the microphone to cut in.',
};

/** The left side on wide screens: the coach, showing what she is doing. */
export function ChatStudio({ name, phase }: { name: string | undefined; phase: StudioPhase }) {
  const listening = phase === 'listening';
  return (
    <StageScene
      className="chat-studio max-lg:sr-only lg:p-7"
      aria-label={brand.coach}
      pose={phase === 'off' || listening ? 'listen' : 'hips'}
      priority
      arc={{ value: listening ? 100 : 72, max: 100, strokeWidth: 12, glow: listening }}
    >
      <h1 className="text-display leading-none font-black tracking-hero" tabIndex={-1}>
        Hey{name ? `, ${name}` : ''}.
      </h1>
      <p className="mt-2 text-lead text-on-wall-2">{says[phase] ?? 'Let me think.'}</p>
    </StageScene>
  );
}
