import type { Report } from '../../shared/contracts/friends';
import { groupReportItem } from '../friends/public';
import { transact } from '../platform/storage/transact';
import { findGroup } from './find-group';
import type { GroupsDeps } from './groups-deps';

/** Reports a group that the caller can see to the operator. */
export async function reportGroup(
  deps: GroupsDeps,
  userId: string,
  { groupId, report }: { groupId: string; report: Report },
): Promise<{ reported: true }> {
  const { storage } = deps;
  await findGroup(deps, userId, groupId);
  await transact(storage.documents, [groupReportItem(storage, userId, groupId, report)]);
  return { reported: true };
}
