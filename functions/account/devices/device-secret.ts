import { createHash, randomBytes } from 'node:crypto';

/** Marks a device's token, so that code and people recognize one. */
export const devicePrefix = 'vita_';

/** 256 random bits can't be guessed, so a plain hash is enough. */
export const newDeviceSecret = () => devicePrefix + randomBytes(32).toString('base64url');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
