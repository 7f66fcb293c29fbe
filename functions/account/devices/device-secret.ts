import { createHash, randomBytes } from 'node:crypto';

/** Tells a device's token from an access token, and people what they found. */
export const devicePrefix = 'vita_';

/** 256 random bits: nothing that could be guessed, so a plain hash is enough to store. */
export const newDeviceSecret = () => devicePrefix + randomBytes(32).toString('base64url');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
