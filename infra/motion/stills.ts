import { mkdir } from 'node:fs/promises';
import type { GradeName } from '../../shared/avatar/figure/studio/grades';
import type { RenderBrowser } from './browser';
import { encodeStill } from './encode';
import type { CoachStill } from './render-requests';

const figure = (pose: CoachStill['pose'], width = 840): CoachStill => ({
  pose,
  width,
  height: 1120,
  samples: 2,
});

const COACH_STILLS: CoachStill[] = [
  { pose: 'bust', width: 400, height: 400, samples: 4, crop: { y: 1.53, distance: 1.28 } },
  ...(['hips', 'wave', 'cheer', 'sprint', 'listen', 'jump'] as const).map((pose) => figure(pose)),
  ...(['reach', 'groove'] as const).map((pose) => figure(pose, 1000)),
];

/** Whole figures are 356 px high on phones: this is twice that. */
const MEDIUM_HEIGHT = 736;
/** Poses that also appear in small places, at more than twice their size there. */
const SMALL_POSES: readonly CoachStill['pose'][] = ['sprint', 'groove', 'wave'];
const SMALL_HEIGHT = 256;

/** Writes the coach stills with transparency, cropped to the figure. */
export async function renderStills(
  browser: RenderBrowser,
  folder: string,
  names: string[],
  grades: GradeName[],
) {
  await mkdir(folder, { recursive: true });
  const wanted = COACH_STILLS.filter(({ pose }) => names.length === 0 || names.includes(pose));
  for (const still of wanted)
    for (const grade of grades) {
      const pixels = await browser.collect((url) =>
        browser.run('renderStill', { ...still, coach: 'ana', grade, url }),
      );
      const write = async (name: string, height?: number) => {
        const bytes = await encodeStill(pixels, still, `${folder}/${name}-${grade}.webp`, height);
        console.log(`${name}-${grade}.webp ${(bytes / 1024).toFixed(1)} kB`);
      };
      await write(still.pose);
      if (!still.crop) await write(`${still.pose}-medium`, MEDIUM_HEIGHT);
      if (SMALL_POSES.includes(still.pose)) await write(`${still.pose}-small`, SMALL_HEIGHT);
    }
}
