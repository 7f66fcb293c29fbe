import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { join } from 'node:path';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startClock } from '../support/clock';
import { createEnquiriesRepository } from '../../functions/enquiries/enquiries-repository';
import { formatEnquiry } from '../../infra/operator/format-enquiry';
import { storageOn } from '../../infra/operator/storage';
import { openMailFolder } from '../../infra/local/mail/mail-folder';
import { brand } from '../../shared/brand';
import { enquiriesContract, maximumMessage, type EnquiryKind } from '../../shared/contracts/enquiries';
import { createApiClient, type ApiClient } from '../support/api-client';
import { sharedCloud, type TestCloud } from '../support/cloud';

const clock = startClock('2026-05-13T06:30:00Z');
const windowMs = 600_000;
let cloud: TestCloud;
let visitor: ApiClient;

beforeAll(async () => {
  cloud = await sharedCloud();
  visitor = createApiClient(cloud.origin, async () => null);
});
// Every test starts in its own window, with nothing counted.
beforeEach(() => void clock.advance(windowMs - (clock.now() % windowMs)));

const person = { name: 'Maya Okafor', email: 'maya@example.com' };
const bodies = {
  contact: { kind: 'contact', ...person, subject: 'Opening hours', message: 'Are you there on Saturday?' },
  enquiry: { kind: 'enquiry', ...person, message: 'Can a team train with you?' },
  demo: { kind: 'demo', ...person, message: 'Please show me the dance game.' },
  preorder: { kind: 'preorder', email: person.email },
} as const;

let senders = 0;
const email = () => `sender-${(senders += 1)}@example.com`;
const body = (kind: EnquiryKind, more: object = {}) => ({ id: ulid(clock.now()), ...bodies[kind], ...more });
const post = (content: unknown) => visitor.fetch('POST', '/enquiries', JSON.stringify(content));
const send = (content: object) =>
  visitor.call(enquiriesContract.sendEnquiry, { body: content as ReturnType<typeof body> });
const stored = (limit = 1000) =>
  createEnquiriesRepository(storageOn(cloud.documents, 'vita-local-')).readNewest(limit);
const mails = () => openMailFolder(join(cloud.dataFolder, 'mail')).list();

describe('Whoever writes to us', () => {
  it.each(['contact', 'enquiry', 'demo', 'preorder'] as const)(
    'is heard: the %s form is kept and emailed',
    async (kind) => {
      const request = body(kind);
      const answer = await send(request);
      expect(answer.id).toBe(request.id);
      expect(clock.now() - Date.parse(answer.receivedAt)).toBeLessThan(10_000);
      const blank = { name: '', subject: '', message: '' };
      const { id, ...written } = { ...blank, ...request };
      expect((await stored())[0]).toEqual({ ...written, enquiryId: id, receivedAt: answer.receivedAt });
      await cloud.idle();
      const mail = mails().at(-1);
      expect(mail).toMatchObject({ to: brand.support.email, subject: 'New enquiry' });
      expect(JSON.parse(mail?.text ?? '')).toEqual({ title: 'New enquiry', ...written, enquiryId: id });
    },
  );

  it('is received once when the same request comes again, even at the same moment', async () => {
    const request = body('contact', { email: email() });
    await cloud.idle();
    const before = { rows: (await stored()).length, mails: mails().length };
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send(request)));
    clock.advance(5000);
    answers.push(await send({ ...request, message: 'Other words under the same id' }));
    expect(new Set(answers.map(({ receivedAt }) => receivedAt)).size).toBe(1);
    await cloud.idle();
    expect(await stored()).toHaveLength(before.rows + 1);
    expect(mails()).toHaveLength(before.mails + 1);
  });

  it('may use several lines and every script, which stay as they are', async () => {
    const message = 'Grüße, "Ana"!\n\n\tWhat about <b>bold</b> & \\slashes\\ 你好?';
    await send(
      body('contact', { message: message.replaceAll('\n', '\r\n'), subject: ' 日本語 “and more” ' }),
    );
    expect((await stored())[0]).toMatchObject({ message, subject: '日本語 “and more”' });
    await cloud.idle();
    expect(JSON.parse(mails().at(-1)?.text ?? '')).toMatchObject({ message });
  });

  it('may come from someone who signs with one letter', async () => {
    await send(body('contact', { name: ' M ', subject: '?', email: email() }));
    expect((await stored())[0]).toMatchObject({ name: 'M', subject: '?' });
  });

  it('is forgotten after twelve months', async () => {
    const { id, receivedAt } = await send(body('demo', { email: email() }));
    const TableName = 'vita-local-enquiries';
    const { Items } = await cloud.documents.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'enquiryId = :id',
        ExpressionAttributeValues: { ':id': id },
      }),
    );
    expect(Items?.[0]?.['expiresAt']).toBe(Math.floor(Date.parse(receivedAt) / 1000) + 365 * 24 * 3600);
  });
});

describe('A form that is filled in wrongly', () => {
  const long = 'x'.repeat(maximumMessage + 1);
  it.each<[string, EnquiryKind, object]>([
    ['no name', 'contact', { name: undefined }],
    ['a name of spaces', 'contact', { name: '   ' }],
    ['a name of 61 letters', 'demo', { name: 'x'.repeat(61) }],
    [
      'a name with a line end, as in a forged mail header',
      'contact',
      { name: 'Maya\r\nBcc: all@example.com' },
    ],
    ['no e-mail address', 'preorder', { email: undefined }],
    ['an e-mail address that is none', 'preorder', { email: 'maya' }],
    ['an e-mail address with a line end', 'contact', { email: 'maya@example.com\nBcc: all@example.com' }],
    ['two e-mail addresses', 'contact', { email: 'a@example.com,b@example.com' }],
    ['an endless e-mail address', 'preorder', { email: `${'a'.repeat(250)}@example.com` }],
    ['no subject', 'contact', { subject: undefined }],
    ['an empty subject', 'contact', { subject: '   ' }],
    ['a subject with a line end', 'contact', { subject: 'Hello\nBcc: all@example.com' }],
    ['a subject of 121 characters', 'contact', { subject: 'x'.repeat(121) }],
    ['no message', 'enquiry', { message: undefined }],
    ['a message of spaces', 'demo', { message: ' \n ' }],
    ['a message that is too long', 'contact', { message: long }],
    ['a message that shows nothing', 'contact', { message: '\u200b\u001b\u2060' }],
    ['an unknown kind', 'contact', { kind: 'complaint' }],
    ['no id', 'contact', { id: undefined }],
    ['an id that is no ULID', 'contact', { id: 'one' }],
    ['numbers for words', 'contact', { message: 42 }],
  ])('is refused and keeps nothing: %s', async (_, kind, wrong) => {
    const before = await stored();
    const refusal = await visitor.refused('POST', '/enquiries', { ...body(kind), ...wrong });
    expect(refusal).toEqual({ status: 400, code: 'invalid_request' });
    expect(await stored()).toEqual(before);
  });

  it('is refused when huge, not JSON or sent another way', async () => {
    const huge = { ...body('contact'), padding: 'x'.repeat(20_000) };
    expect((await visitor.refused('POST', '/enquiries', huge)).code).toBe('body_too_large');
    expect((await visitor.refused('POST', '/enquiries', '{"kind":')).code).toBe('invalid_json');
    expect((await visitor.refused('POST', '/enquiries', '"contact"')).code).toBe('invalid_request');
    expect((await visitor.refused('GET', '/enquiries')).status).toBe(404);
  });
});

describe('A program that fills every field', () => {
  it('gets the usual answer, and nothing is stored, emailed, or counted', async () => {
    await cloud.idle();
    const before = { rows: await stored(), mails: mails().length };
    for (let n = 0; n < 8; n += 1) {
      const request = body('contact', { website: 'https://spam.example' });
      const response = await post(request);
      expect(response.status).toBe(201);
      expect(enquiriesContract.sendEnquiry.response.parse(await response.json()).id).toBe(request.id);
    }
    await cloud.idle();
    expect(await stored()).toEqual(before.rows);
    expect(mails()).toHaveLength(before.mails);
    expect((await post(body('contact', { website: '' }))).status).toBe(201);
  });
});

describe('Too much from one sender', () => {
  const limited = { status: 429, code: 'too_many_enquiries' };

  it('is refused from the sixth within ten minutes, whatever address it claims to come from', async () => {
    for (let n = 0; n < 5; n += 1) await send(body('enquiry', { email: email() }));
    const before = await stored();
    expect(await visitor.refused('POST', '/enquiries', body('enquiry', { email: email() }))).toEqual(limited);
    const forged = await fetch(`${cloud.origin}/api/enquiries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'true-client-ip': '203.0.113.9',
        'x-forwarded-for': '203.0.113.9',
      },
      body: JSON.stringify(body('enquiry', { email: email() })),
    });
    expect(forged.status).toBe(429);
    expect(await forged.json()).toMatchObject({
      error: { message: expect.stringContaining('ten minutes') as string },
    });
    expect(await stored()).toEqual(before);
    clock.advance(windowMs);
    expect((await post(body('enquiry', { email: email() }))).status).toBe(201);
  });

  it('is refused from the fourth of one email address, however it is written', async () => {
    const address = email();
    for (const written of [address, address.toUpperCase(), ` ${address} `]) {
      await send(body('preorder', { email: written }));
    }
    expect(await visitor.refused('POST', '/enquiries', body('preorder', { email: address }))).toEqual(
      limited,
    );
    expect((await post(body('preorder', { email: email() }))).status).toBe(201);
    clock.advance(windowMs);
    expect((await post(body('preorder', { email: address }))).status).toBe(201);
  });

  it('lets exactly the allowed number through when all come at once', async () => {
    const sent = await Promise.all(Array.from({ length: 9 }, () => post(body('demo', { email: email() }))));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([
      ...Array(5).fill(201),
      ...Array(4).fill(429),
    ]);
  });

  it('still hears the stored result of what was sent before', async () => {
    const request = body('preorder', { email: email() });
    const first = await send(request);
    for (let n = 0; n < 4; n += 1) await send(body('demo', { email: email() }));
    expect(await send(request)).toEqual(first);
  });
});

describe('The list of enquiries', () => {
  it('comes newest first and stops where it is told', async () => {
    const messages = ['one', 'two', 'three'];
    for (const message of messages) {
      clock.advance(1000);
      await send(body('contact', { email: email(), message }));
    }
    expect((await stored(2)).map(({ message }) => message)).toEqual(['three', 'two']);
  });

  it('shows who wrote what, without anything a terminal would act on', () => {
    const row = { receivedAt: '2026-11-20T10:00:00.000Z', ...bodies.contact, message: 'One\nTwo\u009b31m' };
    expect(formatEnquiry(row)).toBe(
      '2026-11-20 10:00  contact   Maya Okafor <maya@example.com>\n    Opening hours\n    One\n    Two 31m',
    );
    const bare = { ...row, kind: 'preorder' as const, name: '', subject: '', message: '' };
    expect(formatEnquiry(bare)).toBe('2026-11-20 10:00  preorder  maya@example.com');
  });
});
