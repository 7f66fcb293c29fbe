import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { createPostSigned } from '../../functions/platform/signed-request';

const listSchema = z.object({ QueueUrls: z.array(z.string()).default([]), NextToken: z.string().optional() });
const attributesSchema = z.object({
  Attributes: z.object({ QueueArn: z.string(), ApproximateNumberOfMessages: z.coerce.number() }),
});
// Its own spelling, unlike every other response.
const sourcesSchema = z.object({ queueUrls: z.array(z.string()).default([]) });

/** A queue, how many messages are waiting in it, and for how many queues it is the dead-letter queue. */
export interface FoundQueue {
  name: string;
  arn: string;
  depth: number;
  sources: number;
}

export interface Sqs {
  /** The queues whose names begin with `prefix`. */
  list(prefix: string): Promise<FoundQueue[]>;
  /** Starts moving all messages of a dead-letter queue back to where they came from. */
  startMove(arn: string): Promise<void>;
}

/** The four SQS calls that a redrive needs, with the client's region and credentials. */
export function createSqs(client: Pick<DynamoDBDocumentClient, 'config'>, endpoint: string): Sqs {
  const post = createPostSigned('sqs', client);

  async function call<Schema extends z.ZodType>(
    operation: string,
    input: object,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `AmazonSQS.${operation}`,
    };
    const response = await post(new URL('/', endpoint), headers, input);
    const text = await response.text();
    if (!response.ok) throw new Error(`SQS ${operation} answered ${response.status}: ${text}`);
    return schema.parse(JSON.parse(text || '{}'));
  }

  async function urlsOf(prefix: string): Promise<string[]> {
    const urls: string[] = [];
    let NextToken: string | undefined;
    do {
      const page = { QueueNamePrefix: prefix, MaxResults: 1000, NextToken };
      const answer: z.output<typeof listSchema> = await call('ListQueues', page, listSchema);
      urls.push(...answer.QueueUrls);
      NextToken = answer.NextToken;
    } while (NextToken !== undefined);
    return urls;
  }

  async function describe(QueueUrl: string): Promise<FoundQueue> {
    const AttributeNames = ['QueueArn', 'ApproximateNumberOfMessages'];
    const [{ Attributes }, { queueUrls }] = await Promise.all([
      call('GetQueueAttributes', { QueueUrl, AttributeNames }, attributesSchema),
      call('ListDeadLetterSourceQueues', { QueueUrl }, sourcesSchema),
    ]);
    const { QueueArn: arn, ApproximateNumberOfMessages: depth } = Attributes;
    return { name: QueueUrl.split('/').at(-1) ?? QueueUrl, arn, depth, sources: queueUrls.length };
  }

  return {
    async list(prefix) {
      const found: FoundQueue[] = [];
      for (const url of await urlsOf(prefix)) found.push(await describe(url));
      return found;
    },
    startMove: async (SourceArn) => void (await call('StartMessageMoveTask', { SourceArn }, z.unknown())),
  };
}
