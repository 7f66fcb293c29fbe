import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const line = (cells: readonly unknown[]) => `| ${cells.map(String).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The findings of a run, at most fifty lines; `nothing` if there are none. */
export function findings(problems: readonly string[], nothing = 'Nothing differs.'): string {
  if (problems.length === 0) return nothing;
  const shown = problems.slice(0, 50).map((problem) => `- ${problem}`);
  const left = problems.length - shown.length;
  return [...shown, ...(left > 0 ? [`- and ${left} more`] : [])].join('\n');
}

/** The machine the numbers were measured on. */
export const machine = (): string =>
  `Node ${process.version} on ${process.platform}, ${cpus().length} processors: ${cpus()[0]?.model.trim() ?? 'unknown'}.`;

/** Prints a report and stores it as `.data/reports/<name>.md`, replacing the previous one. */
export function writeReport(name: string, parts: readonly string[]): void {
  const folder = join(root, '.data/reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.md`);
  const text = `${parts.join('\n\n')}\n`;
  writeFileSync(file, text);
  console.log(`\n${text}\nKept as ${relative(process.cwd(), file)}`);
}
