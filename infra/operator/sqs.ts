import {
  GetQueueAttributesCommand,
  ListDeadLetterSourceQueuesCommand,
  paginateListQueues,
  StartMessageMoveTaskCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';

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
export function createSqs(client: SQSClient): Sqs {
  async function describe(QueueUrl: string): Promise<FoundQueue> {
    const [{ Attributes }, { queueUrls = [] }] = await Promise.all([
      client.send(
        new GetQueueAttributesCommand({
          QueueUrl,
          AttributeNames: ['QueueArn', 'ApproximateNumberOfMessages'],
        }),
      ),
      client.send(new ListDeadLetterSourceQueuesCommand({ QueueUrl })),
    ]);
    const { QueueArn: arn, ApproximateNumberOfMessages: depth } = Attributes ?? {};
    if (arn === undefined) throw new Error(`SQS does not say which queue ${QueueUrl} is.`);
    return {
      name: QueueUrl.split('/').at(-1) ?? QueueUrl,
      arn,
      depth: Number(depth),
      sources: queueUrls.length,
    };
  }

  return {
    async list(prefix) {
      const found: FoundQueue[] = [];
      const pages = paginateListQueues({ client, pageSize: 1000 }, { QueueNamePrefix: prefix });
      for await (const { QueueUrls = [] } of pages)
        for (const url of QueueUrls) found.push(await describe(url));
      return found;
    },
    startMove: async (SourceArn) => void (await client.send(new StartMessageMoveTaskCommand({ SourceArn }))),
  };
}
