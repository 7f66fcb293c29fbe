import { maximumNoteLength, noteTooLongText } from './bounds';
import { noteOf } from './note-of';
import { isNothingToTell } from './nothing-to-tell';
import { notUnderstood, refused, understood, type Parsed } from './parse-result';

const asksBack =
  /^\W*(?:huh|pardon|come again|h+m+|(?:u+m+|u+h+|e+r+m*)|(?:like|such as)(?: what)?|(?:for |an )?examples?(?: please)?|(?:can you |please )?(?:say (?:that|it) again|repeat(?: (?:that|it))?|rephrase(?: (?:that|it))?|explain(?: (?:that|it))?|elaborate)(?:,? please| again| more)?|(?:sorry,? )?(?:what(?! with)|why|how|which|(?:can|could|do) you (?:repeat|say|mean|explain|need|rephrase|want|ask)|like what)\b.*\?|(?:what|what'?s that|why|sorry|eh)\W*|(?:what (?:counts|do|does|is|are|kind|sort)|why (?:would|do|does|are|should|is)|depends what|can i (?:answer|come back|tell|do)|not sure (?:i|what)|(?:hm+ )?(?:tell me what|give me)|for example what)\b.*|(?:sorry,? )?(?:what do you mean|i (?:don't|do not|didn't) (?:understand|get it|get that|follow)|(?:can|could) you (?:repeat|say|explain)).*)\W*$/i;

/** Nothing but questions: 'my boss? Is he listening?' is not an answer, 'hay fever?' is one. */
const onlyAsks =
  /^(?:[^?.!]*\?\s*)*(?:(?:can|could|would|do|does|is|are|am|should|what|who|why|how|when|where|which)\b[^?.!]*|[^?.!]*\b(?:where|what|which one))\?\W*$/i;

/** Whether the reply only asks what the question means. */
const isNoAnswer = (answer: string) =>
  !/[\p{L}\p{N}]/u.test(answer) || asksBack.test(answer) || onlyAsks.test(answer.trim());

/** Understands a free-text answer of up to 500 characters; 'none' is null. Blank text and questions are not answers. */
export function parseNote(answer: string): Parsed<string | null> {
  if (isNoAnswer(answer) && !/^\s*-+\s*$/.test(answer)) return notUnderstood;
  const isNothing = isNothingToTell(answer);
  if (!isNothing && /\d/.test(answer) && !/\p{L}/u.test(answer)) return notUnderstood;
  const note = isNothing ? null : noteOf(answer);
  return note !== null && note.length > maximumNoteLength
    ? refused('too_long', noteTooLongText)
    : understood(note);
}

const onlyAgrees =
  /^\W*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|maybe|sometimes|some|several|a (?:few|bit|little|lot)|i (?:do|have)|kind of|of course|probably|hello|hi|hey)\W*$/i;

/** Understands conditions and pains: like `parseNote`, but a bare 'yes' asks for more. */
export const parseHealthNote = (answer: string): Parsed<string | null> =>
  onlyAgrees.test(answer) ? notUnderstood : parseNote(answer);
