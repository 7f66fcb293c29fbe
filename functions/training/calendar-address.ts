import { createHash, randomBytes } from 'node:crypto';

const ending = '.ics';

/** A file name of 256 random bits cannot be guessed, so a plain hash is enough. */
export const newCalendarFile = () => randomBytes(32).toString('base64url') + ending;

export const hashOfFile = (file: string) => createHash('sha256').update(file).digest('hex');
