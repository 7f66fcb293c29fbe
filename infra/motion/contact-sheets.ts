import { mkdir, writeFile } from 'node:fs/promises';
import type { CoachName } from '../../shared/avatar/figure/body/looks';
import { MOTIONS, type MotionName } from './catalogue';
import { lintMotion, summarizeFindings } from './lint/lint-motion';
import { compileMotion } from '../../shared/avatar/motion/motion';
import type { GradeName } from '../../shared/avatar/figure/studio/grades';
import type { RenderBrowser } from './browser';

const MOTIONS_PER_SHEET = 3;
const CELL: [number, number] = [384, 216];

/** Writes PNG sheets with six frames per motion; by default only in the night grade. */
export async function renderContactSheets(
  browser: RenderBrowser,
  folder: string,
  { names, grades, coach }: { names: MotionName[]; grades: GradeName[]; coach: CoachName },
) {
  await mkdir(folder, { recursive: true });
  const grade = grades[0] ?? 'night';
  for (let i = 0; i < names.length; i += MOTIONS_PER_SHEET) {
    const group = names.slice(i, i + MOTIONS_PER_SHEET);
    const png = await browser.collect((url) =>
      browser.run('renderSheet', { names: group, coach, grade, cell: CELL, url }),
    );
    const path = `${folder}/${group.join('+')}-${grade}.png`;
    await writeFile(path, png);
    console.log(path);
    for (const name of group)
      for (const line of summarizeFindings(lintMotion(MOTIONS[name], compileMotion(MOTIONS[name]))))
        console.log(`  ${name}: ${line}`);
  }
}
