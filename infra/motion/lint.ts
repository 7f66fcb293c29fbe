import { parseArgs } from 'node:util';
import { frameFindings } from './lint/frame-lint';
import { CONTRACTS, isHold } from './lint/contracts';
import { exerciseMotions, type ExerciseMotionId } from '../../shared/avatar/motion/exercises/catalogue';
import { lintContract, lintMotion, summarizeFindings } from './lint/lint-motion';
import type { Finding } from './lint/finding';
import { compileMotion, type Motion } from '../../shared/avatar/motion/motion';
import { offerHelp } from '../help';

offerHelp(`
npm run lint:motion [-- exercise…]    a table of what is wrong with the motions of all exercises, or of those named

  --help    print this
`);
const { positionals: names } = parseArgs({ allowPositionals: true });
const motions: Record<string, Motion> = exerciseMotions;
const unknown = names.filter((name) => !Object.hasOwn(motions, name));
if (unknown.length > 0) throw new Error(`No exercise called ${unknown.join(', ')}`);

function findingsOf(id: ExerciseMotionId): Finding[] {
  const motion = motions[id] as Motion;
  const compiled = compileMotion(motion);
  return [
    ...lintMotion(motion, compiled),
    ...lintContract(compiled, CONTRACTS[id] ?? {}, { isHold: isHold(id) }),
    ...frameFindings(compiled),
  ];
}

const chosen = (names.length > 0 ? names : Object.keys(motions)) as ExerciseMotionId[];
const rows = chosen.map((id) => ({ id, lines: summarizeFindings(findingsOf(id)) }));
const width = Math.max(...chosen.map(({ length }) => length));
for (const { id, lines } of rows)
  for (const [i, line] of (lines.length > 0 ? lines : ['right']).entries())
    console.log(`${(i === 0 ? id : '').padEnd(width)}  ${line}`);
const wrong = rows.filter(({ lines }) => lines.length > 0).length;
console.log(`${chosen.length - wrong} of ${chosen.length} right`);
process.exitCode = wrong > 0 ? 1 : 0;
