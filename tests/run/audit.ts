import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { root } from './steps';

const severitySchema = z.enum(['info', 'low', 'moderate', 'high', 'critical']);
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: severitySchema,
      via: z.array(z.union([z.string(), z.object({ title: z.string() })])),
    }),
  ),
});
const refusalSchema = z.object({ message: z.string().min(1) });

export interface Verdict {
  isSafe: boolean;
  lines: string[];
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What `npm audit --json` said; without an answer from the registry nothing is known, which is no failure. */
export function judgeAudit(said: string): Verdict {
  const json = parseJson(said);
  const report = reportSchema.safeParse(json);
  if (!report.success) {
    const { message = 'the registry does not answer' } = refusalSchema.safeParse(json).data ?? {};
    // The address behind it may be someone's own registry.
    return { isSafe: true, lines: [`not checked: ${message.replace(/ - .*$/s, '')}`] };
  }
  const found = Object.entries(report.data.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, via }]) => {
      const titles = via.flatMap((each) => (typeof each === 'string' ? [] : [each.title]));
      return `${name}: ${[severity, ...titles].join(', ')}`;
    });
  return { isSafe: found.length === 0, lines: found.length > 0 ? found : ['nothing high or critical'] };
}

/** Asks the registry once, and not for long, about the packages that the product ships. */
export function auditPackages(): Verdict {
  const patience = ['--fetch-retries=0', '--fetch-timeout=20000'];
  const args = ['audit', '--omit=dev', '--json', '--loglevel=silent', ...patience];
  const shell = process.platform === 'win32';
  return judgeAudit(spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell }).stdout ?? '');
}
