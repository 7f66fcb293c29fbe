import type { ReceivedReport } from '../../functions/friends/reports-repository';
import { plainText } from './plain-text';

/** Someone or a group that was reported, for reading: who and how often on the first line, each report on one below it. */
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
