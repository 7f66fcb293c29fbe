import type { BodyType, TargetZone } from '../../../../shared/domain/questionnaire/options';

/** Half widths of shoulders, waist and hips. */
const builds: Record<BodyType, readonly [shoulders: number, waist: number, hips: number]> = {
  slim: [4.6, 3, 3.9],
  mid_size: [5.6, 4.3, 5.1],
  plus_sized: [6.4, 6, 6.8],
  plump: [7, 7.8, 8.2],
};

const litClass = 'fill-go-mark stroke-go-mark';

/** A person in a few lines: how somebody is built, or where the work goes. Decoration beside its label. */
export function BodyFigure({ build = 'mid_size', zone }: { build?: BodyType; zone?: TargetZone }) {
  const [shoulders, waist, hips] = builds[build];
  const torso = [
    `M${16 - shoulders} 15`,
    `Q16 13 ${16 + shoulders} 15`,
    `Q${16 + waist} 22 ${16 + hips} 30`,
    `Q16 34 ${16 - hips} 30`,
    `Q${16 - waist} 22 ${16 - shoulders} 15Z`,
  ].join(' ');
  const limb = 2.4 + waist * 0.28;
  return (
    <svg
      className="h-figure fill-current stroke-current text-line-strong group-has-checked:text-fg-2"
      viewBox="0 0 32 50"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="16" cy="6.5" r="4.3" stroke="none" />
      <Pair lit={zone === 'toned_arms'} width={limb} x={shoulders + 2.4} from={16} to={27} lean={1.4} />
      <Pair lit={zone === 'legs'} width={limb * 1.35} x={hips * 0.52} from={33} to={45} lean={0.4} />
      <path d={torso} strokeWidth="2.5" />
      {zone === 'chest' && <path className={litClass} d="M11.4 16.6Q16 14.8 20.6 16.6L19.4 20.6H12.6Z" />}
      {zone === 'belly' && <ellipse className={litClass} cx="16" cy="24.6" rx="3.6" ry="3.2" />}
      {zone === 'butt' && <path className={litClass} d="M11.4 27.6H20.6L21.6 31.4Q16 34.4 10.4 31.4Z" />}
    </svg>
  );
}

interface PairProps {
  lit: boolean;
  width: number;
  /** Distance from the middle. */
  x: number;
  from: number;
  to: number;
  lean: number;
}

function Pair({ lit, width, x, from, to, lean }: PairProps) {
  return (
    <path
      className={lit ? litClass : undefined}
      d={`M${16 - x} ${from}L${16 - x - lean} ${to}M${16 + x} ${from}L${16 + x + lean} ${to}`}
      strokeWidth={width}
    />
  );
}
