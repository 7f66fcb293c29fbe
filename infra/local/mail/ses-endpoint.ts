import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readBody } from '../gateway/read-body';
import type { Mail } from './mail-folder';

export const sesPath = '/v2/email/outbound-emails';

const largestBytes = 256 * 1024;
const contentSchema = z.object({ Data: z.string() });
const requestSchema = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.tuple([z.email()]) }),
  Content: z.object({
    Simple: z.object({
      Subject: contentSchema,
      Body: z.object({ Text: contentSchema, Html: contentSchema }),
      Headers: z.array(z.object({ Name: z.string(), Value: z.string().max(870) })),
    }),
  }),
});

/** SES's SendEmail, for one recipient and simple content, into the mail folder. */
export function createSesEndpoint(send: (mail: Omit<Mail, 'sentAt'>) => Promise<void>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request, largestBytes);
    const parsed = requestSchema.safeParse(JSON.parse(body?.toString() ?? 'null'));
    if (!parsed.success) {
      response.writeHead(400, { 'x-amzn-errortype': 'BadRequestException' });
      return void response.end(JSON.stringify({ message: parsed.error.issues[0]?.message }));
    }
    const { FromEmailAddress, Destination, Content } = parsed.data;
    const { Subject, Body, Headers } = Content.Simple;
    const headers = Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value]));
    await send({
      to: Destination.ToAddresses[0],
      subject: Subject.Data,
      text: Body.Text.Data,
      html: Body.Html.Data,
      headers: { From: FromEmailAddress, ...headers },
    });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ MessageId: 'local' }));
  };
}
