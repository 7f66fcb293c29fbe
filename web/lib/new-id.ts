import { ulid } from 'ulid';
import { serverNow } from './clock';

/** An id for something new; the time in it is the server's. */
export const newId = (): string => ulid(serverNow().getTime());
