import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../platform/errors';
import type { Admit } from '../platform/http/api';
import { createQuotas } from '../platform/storage/quotas';
import { conditionRefused, fakeStorage, throttled } from '../../tests/support/fake-storage';
import { authorizeSocket } from './authorize-socket';
import { createTicket } from './create-ticket';
import { createTicketsRepository } from './tickets-repository';

const now = '2026-11-20T10:00:00.900Z';
const nowSeconds = Math.floor(Date.parse(now) / 1000);
const socketUrl = 'wss://vita.example/socket';
const methodArn = 'arn:aws:execute-api:eu-west-1:1:api/live/$connect';
const ticket = 'a-Ticket_'.padEnd(43, '0');
const authTime = nowSeconds - 600;
const row = { ticket, userId: 'maya', kind: 'notifications', authTime, expiresAt: nowSeconds + 30 };
const maya = { userId: 'maya', authTime };

function setUp(Attributes: object | undefined = row) {
  const { storage, documents } = fakeStorage(now);
  documents.on(PutCommand).resolves({});
  documents.on(DeleteCommand).resolves({ Attributes: Attributes as Record<string, unknown> });
  const tickets = createTicketsRepository(storage);
  const admit = vi.fn<Admit>(() => Promise.resolve());
  documents.on(UpdateCommand).resolves({});
  const deps = { tickets, quotas: createQuotas(storage), clock: storage.clock, socketUrl };
  const connect = (queryStringParameters: Record<string, string> | null) =>
    authorizeSocket({ tickets, admit })({
      methodArn,
      queryStringParameters,
    } as unknown as APIGatewayRequestAuthorizerEvent);
  return { tickets, deps, documents, connect, admit };
}

const effectOf = ({ policyDocument }: Awaited<ReturnType<ReturnType<typeof setUp>['connect']>>) =>
  policyDocument.Statement.map(({ Effect }) => Effect);

describe('A ticket', () => {
  it('is the one in the address that it comes with, is kept for its person and dies after 30 seconds', async () => {
    const { deps, documents } = setUp();
    const { ticket: made, url, expiresAt } = await createTicket(deps, maya, 'notifications');
    expect(url).toBe(`${socketUrl}?ticket=${made}`);
    expect(expiresAt).toBe('2026-11-20T10:00:30.000Z');
    expect(documents.commandCalls(PutCommand)[0]?.args[0].input).toEqual({
      TableName: 'test-tickets',
      Item: { ...row, ticket: made },
    });
  });

  it('is never the same and too long to guess: 256 bits that an address can carry', async () => {
    const { deps } = setUp();
    const made = await Promise.all(
      Array.from({ length: 50 }, () => createTicket(deps, maya, 'notifications')),
    );
    expect(new Set(made.map((each) => each.ticket)).size).toBe(50);
    for (const each of made) expect(each.ticket).toMatch(/^[\w-]{43}$/);
  });

  it('is refused to whoever asks for more than thirty a minute', async () => {
    const { deps, documents } = setUp();
    documents.on(UpdateCommand).rejects(conditionRefused());
    await expect(createTicket(deps, maya, 'notifications')).rejects.toMatchObject({
      code: 'too_many_tickets',
    });
    const [counted] = documents.commandCalls(UpdateCommand);
    expect(counted?.args[0].input).toMatchObject({
      TableName: 'test-quotas',
      Key: { userId: 'maya', period: `tickets#${Math.floor(nowSeconds / 60)}` },
      ExpressionAttributeValues: { ':maximum': 30 },
    });
    expect(documents.commandCalls(PutCommand)).toEqual([]);
  });

  it('is not handed out when it could not be kept', async () => {
    const { deps, documents } = setUp();
    documents.on(PutCommand).rejects(throttled());
    await expect(createTicket(deps, maya, 'notifications')).rejects.toThrow('The table is busy');
  });
});

describe('Opening a socket', () => {
  it('is allowed for the person and the kind of the ticket, on this connection only', async () => {
    const answer = await setUp().connect({ ticket });
    expect(effectOf(answer)).toEqual(['Allow']);
    expect(answer).toMatchObject({
      principalId: 'maya',
      context: { userId: 'maya', kind: 'notifications' },
      policyDocument: { Statement: [{ Resource: methodArn, Action: 'execute-api:Invoke' }] },
    });
  });

  it.each([
    ['no parameters', null],
    ['another parameter', { token: 'abc' }],
    ['an empty ticket', { ticket: '' }],
    ['a ticket too long to be looked up', { ticket: 'x'.repeat(3000) }],
    ['a ticket of other characters', { ticket: '\u0000'.padEnd(43, '/') }],
  ])('is denied with %s, without a look into the table', async (_, parameters) => {
    const { connect, documents } = setUp();
    const answer = await connect(parameters);
    expect(effectOf(answer)).toEqual(['Deny']);
    expect(documents.calls()).toEqual([]);
  });

  it('is denied with a ticket that is unknown, used or expired, and says nothing of anyone', async () => {
    const { connect, documents } = setUp();
    documents.on(DeleteCommand).rejects(conditionRefused());
    const answer = await connect({ ticket });
    expect(effectOf(answer)).toEqual(['Deny']);
    expect(answer).toMatchObject({ principalId: 'nobody' });
    expect(answer.context).toBeUndefined();
  });

  it('is denied to someone who signed out everywhere or left after the ticket was made', async () => {
    const { connect, admit } = setUp();
    admit.mockRejectedValueOnce(new AppError('unauthorized'));
    expect(effectOf(await connect({ ticket }))).toEqual(['Deny']);
    expect(admit).toHaveBeenCalledExactlyOnceWith(maya, 'write');
  });

  it('fails when it cannot be told who may come in', async () => {
    const { connect, admit } = setUp();
    admit.mockRejectedValueOnce(throttled());
    await expect(connect({ ticket })).rejects.toThrow('The table is busy');
  });

  it('fails, rather than being denied for good, when the table is busy', async () => {
    const { connect, documents } = setUp();
    documents.on(DeleteCommand).rejects(throttled());
    await expect(connect({ ticket })).rejects.toThrow('The table is busy');
  });
});
