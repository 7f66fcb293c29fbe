import type { ReceivedReport } from '../../functions/friends/reports-repository';
import { plainText } from './plain-text';

/** A reported person or group as text: who and how often on the first line, then one line per report. */
export function formatReports(
  reportedId: string,
  name: string | null,
  reports: readonly Pick<ReceivedReport, 'reason' | 'note' | 'reportedAt'>[],
): string {
  const count = reports.length === 1 ? '1 report' : `${reports.length} reports`;
  const lines = reports.map(({ reportedAt, reason, note }) => {
    const at = reportedAt.slice(0, 16).replace('T', ' ');
    return `    ${at}  ${reason.padEnd(10)}  ${note.replaceAll('\n', ' ')}`.trimEnd();
  });
  return plainText([`${reportedId}  ${name ?? '(gone)'}  ${count}`, ...lines].join('\n'));
}
