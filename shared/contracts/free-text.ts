import * as z from 'zod';
import { cleanText, isStacked, stackedText } from '../rules/clean-text';

/** What a person writes, cleaned and trimmed. Lengths are checked after it. */
export const freeText = () =>
  z
    .string()
    .overwrite(cleanText)
    .trim()
    .refine((text) => !isStacked(text), stackedText);

/** Lines, blanks of Braille and music, and halves of a character. */
const notOneLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800\u{1d159}]/u;

/** Whether the text shows on one line all that it holds. */
export const isOneLine = (text: string) => !notOneLine.test(text);
