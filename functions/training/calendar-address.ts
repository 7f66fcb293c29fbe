import { createHash, randomBytes } from 'node:crypto';

const ending = '.ics';

/** A file's name that no one can guess: 256 random bits, so a plain hash is enough to store. */
export const newCalendarFile = () => randomBytes(32).toString('base64url') + ending;

export const hashOfFile = (file: string) => createHash('sha256').update(file).digest('hex');
