import clips from '../../../../shared/avatar/figure/studio/clip-bounds.json';

type Facts = [number, number, number, number, number, number, number, number];

/** Of a clip of which nothing is known: what every clip keeps free. */
const anyClip: Facts = [0.05, 0.05, 0.95, 0.93, 0.4, 0.05, 0.6, 0.5];
const factsOf = (exerciseId: string) =>
  (clips as unknown as Record<string, Facts | undefined>)[exerciseId] ?? anyClip;

/** How a clip is shown where the stage is narrow: her whole body, as large as it goes, and words beside her face. */
export interface ClipFraming {
  /** For the style sheet: the middle and size of her body, and its lowest point, in parts of the picture. */
  style: Record<'--body-middle' | '--body-width' | '--body-height' | '--body-bottom', number>;
  /** Away from her head. */
  side: 'left' | 'right';
  /** Of the large count, which is narrow: above her where her head leaves room. */
  count: 'upper' | 'lower';
  /** Of the praise, which is as wide as the stage: below her head unless she lies down with it. */
  praise: 'upper' | 'lower';
}

/** The same, as it is where the clip is mirrored. */
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
