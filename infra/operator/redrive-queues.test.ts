import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { redriveQueues } from './redrive-queues';
import { createSqs, type Sqs } from './sqs';

interface Call {
  operation: string;
  authorization: string;
  input: Record<string, unknown>;
}
const calls: Call[] = [];
const urlOf = (name: string) => `https://sqs.eu-west-2.amazonaws.com/111122223333/${name}`;
const depths: Record<string, { depth: number; sources: string[] }> = {
  'vita-dev-pointsUnhandledA1': { depth: 3, sources: ['vita-dev-pointsQueueB2'] },
  'vita-dev-pushUnhandledC3': { depth: 0, sources: ['vita-dev-pushQueueD4'] },
  'vita-dev-pointsQueueB2': { depth: 12, sources: [] },
  'vita-dev-EventsUndeliveredE5': { depth: 1, sources: [] },
};

const nameIn = (input: Record<string, unknown>) => String(input['QueueUrl']).split('/').at(-1) ?? '';

function answerTo({ operation, input }: Call): object {
  const { depth, sources } = depths[nameIn(input)] ?? { depth: 0, sources: [] };
  if (operation === 'ListQueues') {
    const names = Object.keys(depths);
    const isFirst = input['NextToken'] === undefined;
    const page = isFirst
      ? { QueueUrls: names.slice(0, 2), NextToken: 'more' }
      : { QueueUrls: names.slice(2) };
    return { ...page, QueueUrls: page.QueueUrls.map(urlOf) };
  }
  if (operation === 'GetQueueAttributes')
    return {
      Attributes: {
        QueueArn: `arn:aws:sqs:eu-west-2:111122223333:${nameIn(input)}`,
        ApproximateNumberOfMessages: String(depth),
      },
    };
  return operation === 'ListDeadLetterSourceQueues'
    ? { queueUrls: sources.map(urlOf) }
    : { TaskHandle: 'handle' };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const operation = String(request.headers['x-amz-target']).replace('AmazonSQS.', '');
  const authorization = String(request.headers.authorization);
  return { operation, authorization, input: JSON.parse(text) as Record<string, unknown> };
}

let sqs: Sqs;
let isRefused = false;
const refusal = {
  __type: 'com.amazon.coral.service#AccessDeniedException',
  message: 'not authorized to list',
};
const server = createServer((request, response) => {
  void readCall(request).then((call) => {
    calls.push(call);
    response.writeHead(isRefused ? 403 : 200, { 'content-type': request.headers['content-type'] ?? '' });
    response.end(JSON.stringify(isRefused ? refusal : answerTo(call)));
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sqs = createSqs(new SQSClient({ region: 'eu-west-2', credentials, endpoint }));
});
afterAll(() => void server.close());
beforeEach(() => {
  calls.length = 0;
  isRefused = false;
});

const moved = () =>
  calls
    .filter(({ operation }) => operation === 'StartMessageMoveTask')
    .map(({ input }) => input['SourceArn']);

describe('A redrive', () => {
  it('lists the dead-letter queues, the deepest first, and moves back what waits in them', async () => {
    const lines = await redriveQueues(sqs, 'vita-dev-');
    expect(lines).toEqual([
      '      3  vita-dev-pointsUnhandledA1  moving back',
      '      1  vita-dev-EventsUndeliveredE5  no rule could deliver these: inspect them, there is no queue to move them back to',
      '      0  vita-dev-pushUnhandledC3',
    ]);
    expect(moved()).toEqual(['arn:aws:sqs:eu-west-2:111122223333:vita-dev-pointsUnhandledA1']);
  });

  it('asks for the queues of its environment only, page after page, with a signature of SQS', async () => {
    await redriveQueues(sqs, 'vita-dev-');
    const lists = calls.filter(({ operation }) => operation === 'ListQueues');
    expect(lists.map(({ input }) => [input['QueueNamePrefix'], input['NextToken']])).toEqual([
      ['vita-dev-', undefined],
      ['vita-dev-', 'more'],
    ]);
    for (const { authorization } of calls) expect(authorization).toContain('/eu-west-2/sqs/aws4_request');
  });

  it('of one queue leaves the others', async () => {
    expect(await redriveQueues(sqs, 'vita-dev-', 'PUSH')).toEqual(['      0  vita-dev-pushUnhandledC3']);
    expect(moved()).toEqual([]);
    expect(await redriveQueues(sqs, 'vita-dev-', 'nothing')).toEqual([
      "No dead-letter queue of vita-dev- has 'nothing' in its name.",
    ]);
  });

  it('says what AWS refused', async () => {
    isRefused = true;
    await expect(redriveQueues(sqs, 'vita-dev-')).rejects.toThrow('not authorized to list');
  });
});
