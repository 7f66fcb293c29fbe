import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cachedAnswer, jsonAnswer } from './json-answer';

const long = { text: 'squat '.repeat(200_000) };

describe('A JSON answer', () => {
  it('is plain text, and never stored', () => {
    expect(jsonAnswer(201, { id: 'a' }, 'gzip, br')).toEqual({
      statusCode: 201,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body: '{"id":"a"}',
    });
  });

  it('is compressed when it is long and the caller takes that', () => {
    const { headers, body, isBase64Encoded } = jsonAnswer(200, long, 'gzip, deflate, br');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(isBase64Encoded).toBe(true);
    expect(JSON.parse(gunzipSync(Buffer.from(body ?? '', 'base64')).toString())).toEqual(long);
  });

  it.each([undefined, '', 'br', 'xgzip'])('stays plain for a caller that takes %j', (acceptEncoding) => {
    expect(jsonAnswer(200, long, acceptEncoding)).not.toHaveProperty('isBase64Encoded');
  });
});

describe('An answer that is the same for everyone', () => {
  const asked = (value: unknown, ifNoneMatch?: string) => cachedAnswer(value, { seconds: 60, ifNoneMatch });
  const first = asked({ id: 'a' });
  const etag = String(first.headers?.etag);

  it('says how long it may be kept, and its tag', () => {
    expect(first).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'public, max-age=60, stale-while-revalidate=60' },
      body: '{"id":"a"}',
    });
    expect(asked({ id: 'b' }).headers?.etag).not.toBe(etag);
  });

  it.each(['', 'W/', '"other", ', '"other",W/'])('is not sent again to whoever has it (%stag)', (before) => {
    const again = asked({ id: 'a' }, before + etag);
    expect([again.statusCode, again.body, again.headers?.etag]).toEqual([304, undefined, etag]);
    expect(asked({ id: 'b' }, before + etag).statusCode).toBe(200);
  });
});
