/** Something the person starting the server can fix; the message is one clear sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
