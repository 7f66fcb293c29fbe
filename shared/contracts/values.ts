import * as z from 'zod';
import { isTimeZone } from '../domain/local-date';

/** A ULID made by the client or the server: 26 characters of Crockford's base 32. */
export const idSchema = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'must be a ULID');

/** Of a session that Ana planned: the person's day and what tells that day's plans apart. */
export const trainingIdSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}-[0-9A-Za-z]{8,32}$/, 'must be of a training');

/** An ISO 8601 instant in UTC. */
export const instantSchema = z.iso.datetime();

/** An IANA time zone known to the runtime. */
export const timeZoneSchema = z.string().min(1).max(64).refine(isTimeZone, 'must be a time zone');

/** Display name: 2 to 60 characters after trimming, no control characters. */
export const nameSchema = z
  .string()
  .trim()
  .min(2, 'Name must be at least 2 characters')
  .max(60)
  .regex(/^[^\p{Cc}]+$/u, 'must not hold control characters');

/** What a person calls a thing of theirs: 2 to 60 characters after trimming, no control characters. */
export const titleSchema = z
  .string()
  .trim()
  .min(2, 'must be at least 2 characters')
  .max(60)
  .regex(/^[^\p{Cc}]+$/u, 'must not hold control characters');

/** A page's place in a list; opaque to the client. */
export const cursorSchema = z.string().min(1).max(400);
