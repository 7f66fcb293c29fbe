import { serverNow } from './clock';

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ULID: the server's time in ten characters, then sixteen random ones. */
export function newId(): string {
  let time = serverNow().getTime();
  let id = '';
  for (let place = 0; place < 10; place += 1) {
    id = digits.charAt(time % 32) + id;
    time = Math.floor(time / 32);
  }
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) id += digits.charAt(byte % 32);
  return id;
}
