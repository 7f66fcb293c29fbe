import * as z from 'zod';

/** The ID of a library exercise: 'jumping-jacks'. */
export const exerciseIdSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
