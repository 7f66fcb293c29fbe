import * as z from 'zod';
import { holdsLink } from '../rules/holds-link';
import { isTimeZone } from '../rules/local-date';
import { charactersIn, longestName } from '../rules/text-length';
import { freeText, isOneLine } from './free-text';

/** A ULID made by the client or the server: 26 characters of Crockford's base 32. */
export const idSchema = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);

/** The ID of a session that Ana planned: the person's day and a fingerprint that tells that day's plans apart. */
export const trainingIdSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}-[0-9A-Za-z]{8,32}$/);

/** The client's name for a photo, and the hash of its bytes, so that the same picture has the same ending. */
export const photoIdSchema = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}-[0-9a-f]{32}$/);

/** An ISO 8601 instant in UTC. */
export const instantSchema = z.iso.datetime();

/** An IANA time zone known to the runtime. */
export const timeZoneSchema = z.string().min(1).max(64).refine(isTimeZone, 'must be a time zone');

/** A zone from elsewhere, which may know other names or none: what this runtime can't compute in is UTC. */
export const anyZoneSchema = z.string().transform((name) => (isTimeZone(name) ? name : 'UTC'));

/** Without accents; the vowel signs of a script count, for in Burma or Thailand they make a name with one letter. */
const lettersOf = (text: string) => text.match(/[^\p{sc=Zinh}\p{Cf}]/gu)?.length ?? 0;

/** `least` to 60 characters on one line as people count them. */
function shownText(must: string, least = 2, tooShort = `${must} be at least ${least} characters`) {
  const tooLong = `${must} be at most ${longestName} characters`;
  return freeText()
    .max(240, tooLong)
    .refine((text) => lettersOf(text) >= least, tooShort)
    .refine((text) => charactersIn(text) <= longestName, tooLong)
    .refine(isOneLine, `${must} contain only visible characters`);
}

/** Display name: contains at least one letter. */
export const nameSchema = shownText('Name must', 2, 'Name must be at least 2 characters')
  .refine((text) => /\p{L}/u.test(text), 'Name must contain a letter')
  .refine((text) => !holdsLink(text), 'Name must not contain a web address');

/** The name of a visitor who writes to us; one initial is enough. */
export const senderNameSchema = shownText('Name must', 1, 'Please enter your name');

/** The name a person gives something of theirs. */
export const titleSchema = shownText('must');

/** A position in a list; opaque to the client. */
export const cursorSchema = z.string().min(1).max(400);
