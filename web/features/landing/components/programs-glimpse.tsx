import { Arc } from '../../../ui/arc';
import type { Tone } from '../../../ui/tone';

interface Part {
  name: string;
  figure: string;
  unit: string;
  note: string;
  share: number;
  tone: Tone;
}

const parts: readonly Part[] = [
  { name: 'Nutrition', figure: '96', unit: 'g', note: 'protein of 150', share: 0.64, tone: 'warm' },
  { name: 'Recovery', figure: '2', unit: '/3', note: 'easy days', share: 0.67, tone: 'cool' },
  { name: 'Intensity', figure: '13', unit: 'min', note: 'active of 20', share: 0.65, tone: 'go' },
];

/** The three things a plan balances. */
export function ProgramsGlimpse() {
  return (
    <ul className="grid h-full content-center gap-3 tabular-nums" aria-hidden="true">
      {parts.map(({ name, figure, unit, note, share, tone }) => (
        <li
          key={name}
          className="flex items-center gap-3 rounded-md border border-line bg-surface-1 px-4 py-3"
        >
          <div className="w-12 flex-none">
            <Arc value={share} max={1} tone={tone} strokeWidth={22} />
          </div>
          <span className="grid flex-1 leading-text">
            <b>{name}</b>
            <small className="text-small text-fg-2">{note}</small>
          </span>
          <span className="text-num leading-none font-black tracking-hero">
            {figure}
            <small className="ml-0.5 text-small font-semibold tracking-normal">{unit}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
