import clips from '../../../../shared/avatar/figure/studio/clip-bounds.json';

type Facts = [number, number, number, number, number, number, number, number];

/** Default for unknown clips: the area every clip keeps free. */
const anyClip: Facts = [0.05, 0.05, 0.95, 0.93, 0.4, 0.05, 0.6, 0.5];
const factsOf = (exerciseId: string) =>
  (clips as unknown as Record<string, Facts | undefined>)[exerciseId] ?? anyClip;

/** How a clip is framed on a narrow stage: her whole body as large as possible, with text beside her face. */
export interface ClipFraming {
  /** For the style sheet: center, size, and lowest point of her body, as shares of the picture. */
  style: Record<'--body-middle' | '--body-width' | '--body-height' | '--body-bottom', number>;
  /** Away from her head. */
  side: 'left' | 'right';
  /** The large count is narrow: it goes above her if her head leaves room. */
  count: 'upper' | 'lower';
  /** The praise spans the stage: it goes below her head unless she is lying down. */
  praise: 'upper' | 'lower';
}

/** The same framing for a mirrored clip. */
function mirrored([left, top, right, bottom, headLeft, headTop, headRight, headBottom]: Facts): Facts {
  return [1 - right, top, 1 - left, bottom, 1 - headRight, headTop, 1 - headLeft, headBottom];
}

export function clipFraming(exerciseId: string, isMirrored = false): ClipFraming {
  const facts = factsOf(exerciseId);
  const [left, top, right, bottom, headLeft, headTop, headRight, headBottom] = isMirrored
    ? mirrored(facts)
    : facts;
  const middle = (left + right) / 2;
  return {
    style: {
      '--body-middle': middle,
      '--body-width': right - left,
      '--body-height': bottom - top,
      '--body-bottom': bottom,
    },
    side: headRight - middle < middle - headLeft ? 'right' : 'left',
    count: headTop > 0.2 ? 'upper' : 'lower',
    praise: headBottom < 0.6 ? 'lower' : 'upper',
  };
}
