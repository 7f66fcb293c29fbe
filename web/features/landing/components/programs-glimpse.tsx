import { Arc } from '../../../ui/arc';
import type { Tone } from '../../../ui/tone';
import './programs-glimpse.css';

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

/** The three things a plan weighs against each other. */
export function ProgramsGlimpse() {
  return (
    <ul className="programs-glimpse num" aria-hidden="true">
      {parts.map(({ name, figure, unit, note, share, tone }) => (
        <li key={name}>
          <Arc value={share} max={1} tone={tone} strokeWidth={22} className="programs-glimpse-arc" />
          <span className="programs-glimpse-words">
            <b>{name}</b>
            <small>{note}</small>
          </span>
          <span className="programs-glimpse-figure">
            {figure}
            <small>{unit}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
