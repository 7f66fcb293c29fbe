/** A refusal of the store, with the code and the status that S3 has for it. */
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
