import { SQSClient, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs';
import { describe, expect, it } from 'vitest';
import { tellLacking } from './tell-lacking';

const move = new StartMessageMoveTaskCommand({ SourceArn: 'arn:aws:sqs:eu-west-2:123456789012:dead' });

/** Sends `move` to a service that refuses it with `refusal`; resolves to what the caller is told. */
async function told(refusal: object, endpoint?: string): Promise<string> {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = tellLacking(new SQSClient({ region: 'eu-west-2', credentials }), endpoint);
  client.middlewareStack.add(
    () => async () => {
      throw Object.assign(new Error('as the service says'), refusal);
    },
    { step: 'build' },
  );
  return client.send(move).then(String, ({ message }: Error) => message);
}

describe('An operation that an emulator lacks', () => {
  it.each([
    { name: 'InvalidAction' },
    { name: 'UnknownOperationException' },
    { name: 'AWS.SimpleQueueService.UnsupportedOperation' },
    { name: 'SyntaxError', $metadata: { httpStatusCode: 500 } },
    { name: 'InternalFailure', $metadata: { httpStatusCode: 501 } },
  ])('is named with the emulator, whatever it says itself: $name', async (refusal) => {
    expect(await told(refusal, 'http://localhost:4566')).toBe(
      'The emulator at http://localhost:4566 lacks StartMessageMoveTask, which this needs.',
    );
  });

  it('is no other refusal, and none of AWS', async () => {
    expect(await told({ name: 'AccessDenied' }, 'http://localhost:4566')).toBe('as the service says');
    expect(await told({ name: 'InvalidAction' })).toBe('as the service says');
  });
});
