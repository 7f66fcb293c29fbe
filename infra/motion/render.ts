import { parseArgs } from 'node:util';
import { CLIP_NAMES, isMotion, type MotionName } from './catalogue';
import { GRADES, type GradeName } from '../../shared/avatar/figure/studio/grades';
import { openBrowser, type RenderBrowser } from './browser';
import { bundlePage } from './bundle';
import { acceptClips, renderClips, type ClipChoice } from './clips';
import { writeBounds, writeEntries } from './clip-bounds';
import { renderContactSheets } from './contact-sheets';
import { renderStills } from './stills';
import { offerHelp } from '../help';

offerHelp(`
npm run render:motion [-- name… options]    renders clips of motions, of all unless some are named, and writes clip-bounds.json, clip-entries.json and hashes.json (needs ffmpeg)

  --contact        contact sheets with a few frames of each instead, in .data/contact
  --stills         the coach's pictures instead
  --force          render even where nothing has changed
  --accept         record that the clips are up to date
  --grade <name>   night or day (default both)
  --coach <name>   ana or leo
  --out <folder>   where clips go (default web/public/videos)
  --help           print this
`);
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    contact: { type: 'boolean' },
    stills: { type: 'boolean' },
    force: { type: 'boolean' },
    /** For after a change that is known not to show. */
    accept: { type: 'boolean' },
    grade: { type: 'string' },
    coach: { type: 'string', default: 'ana' },
    /** For measuring. */
    out: { type: 'string' },
  },
});

const isGrade = (name: string): name is GradeName => name in GRADES;

function chosenGrades(): GradeName[] {
  if (!options.grade) return ['night', 'day'];
  if (!isGrade(options.grade)) throw new Error(`Unknown grade ${options.grade}: use night or day`);
  return [options.grade];
}

function chosenMotions(): MotionName[] {
  const unknown = names.filter((name) => !isMotion(name));
  if (unknown.length > 0) throw new Error(`No motion called ${unknown.join(', ')}`);
  return names.length > 0 ? names.filter(isMotion) : CLIP_NAMES;
}

let opened: Promise<RenderBrowser> | undefined;
const browser = () => (opened ??= bundlePage().then(openBrowser));

async function main() {
  const grades = chosenGrades();
  const coach = options.coach === 'leo' ? 'leo' : 'ana';
  if (options.stills) return renderStills(await browser(), 'web/public/coach', names, grades);
  const choice: ClipChoice = { names: chosenMotions(), grades, coach };
  const folder = options.out ?? 'web/public/videos';
  if (options.contact) return renderContactSheets(await browser(), '.data/contact', choice);
  if (!options.out) writeBounds(choice.names);
  if (options.accept) await acceptClips(folder, choice);
  else await renderClips(browser, folder, { ...choice, force: options.force ?? false });
  if (!options.out) writeEntries();
}

try {
  await main();
} finally {
  await opened?.then((each) => each.close());
}
