import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { allChecks } from '../../infra/operator/audit/checks';
import { runAudit } from '../../infra/operator/audit/run-audit';
import { storageOn } from '../../infra/operator/storage';

const settled = async () => undefined;

/** The output of `npm run audit` for the local cloud with these tables, once nothing is pending. */
export async function auditOf(documents: DynamoDBDocumentClient): Promise<string[]> {
  const lines: string[] = [];
  const options = {
    repair: false,
    perSecond: Infinity,
    settle: settled,
    say: (line: string) => void lines.push(line),
  };
  await runAudit(allChecks(storageOn(documents, 'vita-local-'), 1), options);
  return lines;
}
