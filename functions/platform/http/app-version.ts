import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../errors';

const numbersOf = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/** Whether version `a` ('1.2.3') came before `b`; missing parts count as 0. */
function isOlder(a: string, b: string): boolean {
  const [given, wanted] = [numbersOf(a), numbersOf(b)];
  const length = Math.max(given.length, wanted.length);
  const position = Array.from({ length }, (_, index) => index).find(
    (index) => (given[index] ?? 0) !== (wanted[index] ?? 0),
  );
  return position !== undefined && (given[position] ?? 0) < (wanted[position] ?? 0);
}

/** Refuses apps older than `minimum` with 426. Callers without a version (a device, a script) pass. */
export function verifyAppVersion({ headers }: APIGatewayProxyEventV2, minimum: string | undefined): void {
  const version = headers['x-app-version'];
  if (version && minimum && isOlder(version, minimum)) throw new AppError('app_outdated');
}
