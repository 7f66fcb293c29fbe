import * as z from 'zod';

const bodySchema = z.object({
  error: z.object({ code: z.string(), requestId: z.string().optional() }),
});

/** The API answered what it should not; what finds the request in its logs is kept. */
export class UnexpectedAnswer extends Error {
  readonly status: number;
  /** The product's own code; null if the gateway or CloudFront answered. */
  readonly code: string | null;
  readonly requestId: string | null;

  constructor(message: string, { status, headers }: Response, text: string) {
    super(message);
    this.name = 'UnexpectedAnswer';
    this.status = status;
    const { error } = parseBody(text);
    this.code = error?.code ?? null;
    this.requestId = error?.requestId ?? headers.get('apigw-requestid') ?? headers.get('x-amz-cf-id');
  }
}

function parseBody(text: string): Partial<z.output<typeof bodySchema>> {
  try {
    return bodySchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
