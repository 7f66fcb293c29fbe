import {
  GetQueryResultsCommand,
  StartQueryCommand,
  type CloudWatchLogsClient,
} from '@aws-sdk/client-cloudwatch-logs';
import type { LogSource } from './find-lines';
import { parseLine } from './log-line';

/** Logs Insights takes no more log groups in one query. */
const groupsPerQuery = 50;
/** More than any request leads to; the most that a query returns. */
const mostLines = 10_000;
const pollMs = 1_000;

interface EnvironmentLogOptions {
  logGroups: readonly string[];
  /** The period to look at. */
  from: Date;
  to: Date;
  pause: (milliseconds: number) => Promise<unknown>;
}

/** Quotes and backslashes would end the text of a query. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '')}"`;

/** The log groups of an environment, asked by Logs Insights. Rejects if a query fails. */
export function environmentLog(
  client: CloudWatchLogsClient,
  { logGroups, from, to, pause }: EnvironmentLogOptions,
): LogSource {
  async function ask(groups: readonly string[], texts: readonly string[]): Promise<string[]> {
    const meant = texts.map((text) => `@message like ${quoted(text)}`).join(' or ');
    const { queryId } = await client.send(
      new StartQueryCommand({
        logGroupNames: [...groups],
        startTime: Math.floor(from.getTime() / 1000),
        endTime: Math.ceil(to.getTime() / 1000),
        queryString: `fields @message | filter ${meant} | sort @timestamp asc | limit ${mostLines}`,
      }),
    );
    for (;;) {
      const { status, results = [] } = await client.send(new GetQueryResultsCommand({ queryId }));
      if (status === 'Complete')
        return results.map((row) => row.find(({ field }) => field === '@message')?.value ?? '');
      if (status !== 'Running' && status !== 'Scheduled') throw new Error(`the query ended as ${status}`);
      await pause(pollMs);
    }
  }
  return {
    async containing(texts) {
      const count = Math.ceil(logGroups.length / groupsPerQuery);
      const parts = Array.from({ length: count }, (_, index) =>
        logGroups.slice(index * groupsPerQuery, (index + 1) * groupsPerQuery),
      );
      const answers = await Promise.all(parts.map((groups) => ask(groups, texts)));
      const lines = answers.flat().flatMap((text) => parseLine(text) ?? []);
      return lines.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp));
    },
  };
}
