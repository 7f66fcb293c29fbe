import type { BodyType, TargetZone } from '../../../../shared/rules/questionnaire/options';

/** Half the widths of shoulders, waist, and hips. */
const builds: Record<BodyType, readonly [shoulders: number, waist: number, hips: number]> = {
  slim: [4.4, 3, 3.6],
  mid_size: [5.2, 4.2, 4.8],
  plus_sized: [6, 5.8, 6.3],
  plump: [6.6, 7.2, 7.5],
};

// Dressed like the coach, in both themes.
const hair = '#5b2f24';
const skin = '#d9966f';
const shirt = '#f2604f';
const tights = '#4a549c';
const shoes = '#35d488';
const litClass = 'fill-go-mark stroke-go-mark';

/** A figure in the coach's clothes that shows a build or target zones. Decorative: its label is next to it. */
export function BodyFigure({ build = 'mid_size', zone }: { build?: BodyType; zone?: TargetZone }) {
  const [shoulders, waist, hips] = builds[build];
  const top = [
    `M${16 - shoulders} 15.2`,
    `Q16 12.8 ${16 + shoulders} 15.2`,
    `Q${16 + shoulders - 0.6} 20 ${16 + waist} 25`,
    `H${16 - waist}`,
    `Q${16 - shoulders + 0.6} 20 ${16 - shoulders} 15.2Z`,
  ].join(' ');
  const seat = `M${16 - waist} 25.4H${16 + waist}Q${16 + hips} 28 ${16 + hips} 31.5H${16 - hips}Q${16 - hips} 28 ${16 - waist} 25.4Z`;
  const limb = 2.2 + waist * 0.22;
  const leg = { x: hips * 0.53, width: limb * 1.5 };
  return (
    <svg
      className="h-figure"
      viewBox="0 0 32 50"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Pair color={skin} width={limb} x={shoulders + 1.6} from={16.5} to={27} lean={1.6} />
      <Pair color={shirt} width={limb + 0.6} x={shoulders + 1} from={16.2} to={18.6} lean={0.5} />
      <Pair color={shoes} width={leg.width * 0.9} x={leg.x + 0.7} from={47} to={47} lean={0.5} />
      <Pair color={tights} width={leg.width} x={leg.x} from={32.5} to={43.5} lean={0.3} />
      <path d={seat} fill={tights} stroke={tights} strokeWidth="2" />
      <path d="M16 10V14" stroke={skin} strokeWidth="2.6" />
      <path d={top} fill={shirt} stroke={shirt} strokeWidth="2" />
      <circle cx="16" cy="6.8" r="4" fill={skin} />
      <path
        d="M11.7 7.4Q11 2 16 2Q21 2 20.3 7.4Q19.4 4.6 15 4.8Q12.4 5 11.7 7.4Z"
        fill={hair}
        stroke={hair}
      />
      {zone === 'toned_arms' && (
        <Pair isLit width={limb} x={shoulders + 1.6} from={16.5} to={27} lean={1.6} />
      )}
      {zone === 'legs' && <Pair isLit width={leg.width} x={leg.x} from={33} to={43.5} lean={0.3} />}
      {zone === 'chest' && <path className={litClass} d="M11.8 16.6Q16 15 20.2 16.6L19.4 20H12.6Z" />}
      {zone === 'belly' && <ellipse className={litClass} cx="16" cy="23" rx="3.2" ry="2.6" />}
      {zone === 'butt' && <path className={litClass} d="M11.8 27.6H20.2L20.8 31.4Q16 33.6 11.2 31.4Z" />}
    </svg>
  );
}

interface PairProps {
  color?: string;
  isLit?: boolean;
  width: number;
  /** Distance from the center. */
  x: number;
  from: number;
  to: number;
  lean: number;
}

function Pair({ color, isLit = false, width, x, from, to, lean }: PairProps) {
  return (
    <path
      className={isLit ? litClass : undefined}
      stroke={color}
      d={`M${16 - x} ${from}L${16 - x - lean} ${to}M${16 + x} ${from}L${16 + x + lean} ${to}`}
      strokeWidth={width}
    />
  );
}
