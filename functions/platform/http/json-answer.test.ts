import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from './json-answer';

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
