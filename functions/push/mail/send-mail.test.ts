import { describe, expect, it, vi } from 'vitest';
import type { PostSigned, SignedAnswer } from '../../platform/signed-request';
import { createSendMail } from './send-mail';
import { streakMail } from './streak-mail';

const unsubscribeUrl = 'https://vita.example/api/notifications/unsubscribe/abc.def';
const mailTo = (name: string) => ({
  to: 'maya@example.com',
  ...streakMail({
    name,
    title: 'Your streak is at risk',
    message: '6 days in a row. A few minutes today will keep it going.',
    siteUrl: 'https://vita.example',
    unsubscribeUrl,
  }),
});

function answering(answer: SignedAnswer | Error) {
  const post = vi.fn<PostSigned>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const endpoint = async () => 'https://email.eu-west-2.amazonaws.com';
  const send = createSendMail({ post, endpoint, from: 'Vita <hello@vita.example>' });
  return { post, send: () => send(mailTo('Maya')) };
}
const failing = (status: number, type: string) =>
  answering({ status, headers: { 'x-amzn-errortype': `${type}:http://internal/` }, body: '{}' });

describe('A mail', () => {
  it('is one request to SES, with a link that ends the emails at one click', async () => {
    const { post, send } = answering({ status: 200, headers: {}, body: '{}' });
    expect(await send()).toBe('sent');
    const [url, , content] = post.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://email.eu-west-2.amazonaws.com/v2/email/outbound-emails');
    expect(content).toMatchObject({
      FromEmailAddress: 'Vita <hello@vita.example>',
      Destination: { ToAddresses: ['maya@example.com'] },
      Content: {
        Simple: {
          Subject: { Data: 'Your streak is at risk', Charset: 'UTF-8' },
          Headers: [
            { Name: 'List-Unsubscribe', Value: `<${unsubscribeUrl}>` },
            { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
          ],
        },
      },
    });
  });

  it.each([
    [429, 'TooManyRequestsException'],
    [400, 'MessageRejected'],
    [400, 'LimitExceededException'],
    [400, 'SendingPausedException'],
    [403, 'AccessDeniedException'],
    [500, 'InternalFailure'],
    [503, ''],
  ])('that SES did not take is worth another try: %i %s', async (status, type) => {
    await expect(failing(status, type).send()).rejects.toThrow(
      `the mail service answered ${status} ${type}`.trim(),
    );
  });

  it('to an address that is none is given up', async () => {
    expect(await failing(400, 'BadRequestException').send()).toBe('refused');
  });

  it('that was not answered may have gone', async () => {
    expect(await answering(new DOMException('', 'TimeoutError')).send()).toBe('unanswered');
  });
});

describe('The words of a mail', () => {
  it('say the same in text and HTML, with both links', () => {
    const { text, html } = mailTo('Maya');
    for (const words of ['Hi Maya,', '6 days in a row', 'https://vita.example/workout', unsubscribeUrl]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it('take a name for text, whatever it holds', () => {
    const { html, text } = mailTo(`<img src=x onerror="alert('1')"> & Co`);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co');
    expect(html).not.toContain('<img');
    expect(text).toContain('<img src=x');
  });

  it('are read aloud in order: a language, a title, one heading, links that say where they lead', () => {
    const { html } = mailTo('Maya');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Your streak is at risk</title>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect([...html.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, words]) => words)).toEqual([
      'Train now',
      'Stop these emails',
    ]);
    expect(html).not.toMatch(/<(img|table|script|link)\b/);
  });
});
