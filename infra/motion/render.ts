import { parseArgs } from 'node:util';
import { MOTIONS, type MotionName } from '../../shared/motion/catalogue';
import { danceMotions } from '../../shared/motion/dance/catalogue';
import { GRADES, type GradeName } from '../../shared/motion/stage/grades';
import { openBrowser, type RenderBrowser } from './browser';
import { bundlePage, bundleRig } from './bundle';
import { renderClips } from './clips';
import { renderContactSheets } from './contact';
import { renderStills } from './stills';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    contact: { type: 'boolean' },
    stills: { type: 'boolean' },
    force: { type: 'boolean' },
    grade: { type: 'string' },
    coach: { type: 'string', default: 'ana' },
    /** Where clips go, for measuring; the site's own folder otherwise. */
    out: { type: 'string', default: 'web/public/videos' },
  },
});

const isGrade = (name: string): name is GradeName => name in GRADES;
const isMotion = (name: string): name is MotionName => name in MOTIONS;

function chosenGrades(): GradeName[] {
  if (!options.grade) return ['night', 'day'];
  if (!isGrade(options.grade)) throw new Error(`Unknown grade ${options.grade}: night or day`);
  return [options.grade];
}

/** Dance moves are live only. */
const rendered = () => Object.keys(MOTIONS).filter((name) => !(name in danceMotions));

function chosenMotions(): MotionName[] {
  const unknown = names.filter((name) => !isMotion(name));
  if (unknown.length > 0) throw new Error(`No motion called ${unknown.join(', ')}`);
  return (names.length > 0 ? names : rendered()).filter(isMotion);
}

async function main(browser: RenderBrowser) {
  const grades = chosenGrades();
  const coach = options.coach === 'leo' ? 'leo' : 'ana';
  if (options.stills) return renderStills(browser, 'web/public/coach', names, grades);
  const motions = chosenMotions();
  if (options.contact)
    return renderContactSheets(browser, '.data/contact', { names: motions, grades, coach });
  const rig = await bundleRig();
  const force = options.force ?? false;
  return renderClips(browser, options.out, { names: motions, grades, coach, rig, force });
}

const browser = await openBrowser(await bundlePage());
try {
  await main(browser);
} finally {
  await browser.close();
}
