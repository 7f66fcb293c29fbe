import { queryOptions } from '@tanstack/react-query';
import { bodyDataEndpoints, type Import, type ImportPart } from '../../../../shared/contracts/body-data';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { bodyDataKey } from './body-days-query';

/** Files that were brought in. */
export function importsQuery() {
  return queryOptions({
    queryKey: [...bodyDataKey, 'imports'],
    queryFn: ({ signal }) => callEndpoint(bodyDataEndpoints.listImports, {}, signal),
  });
}

export function startImport(id: string, fileName: string, signal: AbortSignal): Promise<Import> {
  return callEndpoint(bodyDataEndpoints.startImport, { body: { id, fileName } }, signal);
}

export function storeImportPart(
  id: string,
  number: number,
  body: ImportPart,
  signal: AbortSignal,
): Promise<Import> {
  return callEndpoint(bodyDataEndpoints.storeImportPart, { params: { id, number }, body }, signal);
}

/** One that is gone already counts as undone. */
export async function undoImport(id: string): Promise<void> {
  try {
    await callEndpoint(bodyDataEndpoints.undoImport, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'import_not_found')) throw error;
  }
}
