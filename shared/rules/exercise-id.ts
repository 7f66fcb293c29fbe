import * as z from 'zod';

/** Of an exercise of the library, in words: 'jumping-jacks'. */
export const exerciseIdSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
