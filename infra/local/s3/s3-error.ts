/** A refusal with S3's code and status. */
export class S3Error extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.name = 'S3Error';
    this.code = code;
    this.status = status;
  }
}

export const notImplemented = (what: string): S3Error =>
  new S3Error('NotImplemented', 501, `This store does not know ${what}.`);
