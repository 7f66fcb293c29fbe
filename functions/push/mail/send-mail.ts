import type { PostSigned } from '../../platform/signed-request';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A POST to it unsubscribes (RFC 8058). */
  unsubscribeUrl: string;
}

/** refused: it will never be accepted. unanswered: it may have been sent. */
export type MailOutcome = 'sent' | 'refused' | 'unanswered';
export type SendMail = (mail: Mail) => Promise<MailOutcome>;

interface SendMailDeps {
  post: PostSigned;
  /** Where SES answers. */
  endpoint: () => Promise<string>;
  /** A verified address, preceded by a name. */
  from: string;
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

function requestOf(from: string, { to, subject, text, html, unsubscribeUrl }: Mail): object {
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return {
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: utf8(subject),
        Body: { Text: utf8(text), Html: utf8(html) },
        Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
      },
    },
  };
}

/** SES's SendEmail. Throws if it certainly was not sent and a retry may help; the error contains no address. */
export const createSendMail =
  ({ post, endpoint, from }: SendMailDeps): SendMail =>
  async (mail) => {
    const url = new URL('/v2/email/outbound-emails', await endpoint());
    const answer = await post(url, {}, requestOf(from, mail)).catch(() => null);
    if (answer === null) return 'unanswered';
    if (answer.status === 200) return 'sent';
    const type = answer.headers['x-amzn-errortype']?.split(':')[0] ?? '';
    // The address is invalid. Every other refusal is about us and is temporary.
    if (answer.status === 400 && type === 'BadRequestException') return 'refused';
    throw new Error(`the mail service answered ${answer.status} ${type}`.trim());
  };
