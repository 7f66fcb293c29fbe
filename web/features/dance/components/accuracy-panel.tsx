import { accuracyColor, type Accuracy } from '../rules/accuracy';
import { Arc } from '../../../ui/arc';
import { Meter } from '../../../ui/meter';
import type { Tone } from '../../../ui/tone';

const tones: Record<ReturnType<typeof accuracyColor>, Tone> = {
  green: 'go',
  yellow: 'warm',
  blue: 'cool',
};
const toneOf = (percent: number) => tones[accuracyColor(percent)];

const measures = [
  ['Posture', 'posture'],
  ['Alignment', 'alignment'],
  ['Range', 'rangeOfMotion'],
] as const;

/** The current pose measurements; empty until the first. */
export function AccuracyPanel({ accuracy }: { accuracy: Accuracy | null }) {
  const overall = accuracy?.overall ?? 0;
  return (
    <section
      className="grid grid-cols-icon-words items-center gap-3 tiny:grid-cols-1 lg:gap-6"
      aria-label="Accuracy"
    >
      <Arc
        className="dance-arc"
        value={overall}
        max={100}
        tone={toneOf(overall)}
        strokeWidth={18}
        quick
        label={accuracy ? `Overall accuracy ${overall} percent` : 'No accuracy yet'}
      >
        <b className="text-num leading-none font-black tracking-hero tabular-nums lg:text-display">
          {accuracy ? overall : '–'}
        </b>
        <span className="text-micro font-strong text-fg-2">Overall</span>
      </Arc>
      <ul className="grid gap-2">
        {measures.map(([name, key]) => (
          <li key={key} className="grid gap-1 text-small leading-snug">
            <span className="flex justify-between text-fg-2" aria-hidden="true">
              {name}
              <b className="text-fg tabular-nums">{accuracy ? `${accuracy[key]}%` : '–'}</b>
            </span>
            <Meter
              quick
              label={name}
              value={accuracy?.[key] ?? 0}
              max={100}
              tone={toneOf(accuracy?.[key] ?? 0)}
              valueText={accuracy ? `${accuracy[key]} percent` : 'not measured yet'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
