import { assumed, costTable, firstToBreak, limitTable, pathTable } from './print';
import { simulate } from './simulate';

/** The sizes that the runbook shows; a million in detail. */
export const sizes = [1000, 10_000, 1_000_000, 100_000_000];

const [begin, end] = ['<!-- scale -->', '<!-- /scale -->'];

/** What stands between the marks. */
function scaleSection(): string {
  const detailed = simulate(1_000_000);
  const scales = sizes.map((members) => simulate(members));
  const sentences = scales.map((scale) => `- ${firstToBreak(scale)}`).join('\n');
  return [costTable(scales, detailed), assumed, pathTable(detailed), limitTable(detailed), sentences].join(
    '\n\n',
  );
}

/** The runbook with its tables as they are now. */
export function withScale(runbook: string): string {
  const [before, rest = ''] = runbook.split(begin);
  const [, after = ''] = rest.split(end);
  return `${before}${begin}\n\n${scaleSection()}\n\n${end}${after}`;
}
