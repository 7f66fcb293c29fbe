import { maximumNoteLength, noteTooLongText } from './bounds';
import { noteOf } from './note-of';
import { isOnTopic, namesTopic, type NoteField } from './note-words';
import { isNothingToTell } from './nothing-to-tell';
import { notUnderstood, refused, understood, type Parsed } from './parse-result';
import { plainText } from './plain-text';

const asksBack =
  /^\W*(?:huh|pardon|come again|h+m+|(?:u+m+|u+h+|e+r+m*)|(?:like|such as)(?: what)?|(?:for |an )?examples?(?: please)?|(?:can you |please )?(?:say (?:that|it) again|repeat(?: (?:that|it))?|rephrase(?: (?:that|it))?|explain(?: (?:that|it))?|elaborate)(?:,? please| again| more)?|(?:sorry,? )?(?:what(?! with)|why|how|which|(?:can|could|do) you (?:repeat|say|mean|explain|need|rephrase|want|ask)|like what)\b.*\?|(?:what|what'?s that|why|sorry|eh)\W*|(?:what (?:counts|do|does|is|are|kind|sort)|why (?:would|do|does|are|should|is)|depends what|can i (?:answer|come back|tell|do)|not sure (?:i|what)|(?:hm+ )?(?:tell me what|give me)|for example what)\b.*|(?:sorry,? )?(?:what do you mean|i (?:don't|do not|didn't) (?:understand|get it|get that|follow)|(?:can|could) you (?:repeat|say|explain)).*)\W*$/i;

/** Nothing but questions: 'my boss? Is he listening?' is not an answer, 'hay fever?' is one. */
const onlyAsks =
  /^(?:[^?.!]*\?\s*)*(?:(?:can|could|would|do|does|is|are|am|should|what|who|why|how|when|where|which)\b[^?.!]*|[^?.!]*\b(?:where|what|which one))\?\W*$/i;

const person =
  '(?:i|you|we|it|this|that|these|those|the|they|he|she|there|my|your|our|ana|any\\w*|something|somebody|nothing|one|people|someone|everyone|all)';
const asking = new RegExp(
  String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|hey|oh|ana|wait|well|hm+|e+h+m*|um+|uh+|sorry|please|hi|hello|btw|by the way)[\s,]+)*(?:(?:can|could|do|does|did|is|are|am|was|were|will|would|should|shall|may|might|have|has|what if|what happens|what about|how about) ${person}\b|(?:why|who|whose|where|which)(?: (?!i\b)[\w']+)?\b|what(?:'s| is| are| do| does| did| would| will| should| can| time| kind| sort| exactly| else| counts)(?! (?:kept|held|stopped|keep(?:s|ing)|holding|stop(?:s|ping)|hold(?:s|ing)|happened|hurts|bothers)) |how (?:much|many|long|often|far|old|do|does|did|is|are|can|could|would|will|should|come)\b)`,
);
/** 'What is holding me back is the time' tells; 'how much is a ticket' asks. */
const tells =
  /\bwhat(?:'s| is| has| was)? (?:really )?(?:kept|held|keeps|holds|stops|stopped|holding|stopping|hurts|gets|got|been)\b/;
/** Words that tell nothing. */
const evasion =
  /^\W*(?:(?:oh|well|um+|uh+|hm+|just|maybe|i (?:guess|think|suppose)|you know)[\s,]+)*(?:(?:the |just the )?(?:usual|same)(?: (?:stuff|things?|story|old|as (?:always|everyone|everybody|ever|before)))?|same old(?: same old)?|so[- ]so|(?:it )?depends|(?:you know|u know)(?: how it is| the (?:usual|drill|story))?|this and that|stuff|things|something|whatever(?: you (?:think|want|like|say))?|(?:a )?(?:few|some|many|several|couple of|lots of|various|all sorts of|all kinds of) things|etc(?:etera)?|(?:a )?(?:bit|little) (?:of )?(?:this|everything)[\w ]*|it'?s (?:complicated|a long story|life|what it is)|long story|(?:that's |it's )?life|where (?:do|should) i (?:start|begin)|blah(?: blah)*|bla(?: bla)*|good question|who knows|guess|guess what|no comment|lol|(?:ha)+|hm+|ok(?:ay)?(?: (?:thanks?|cool|next|great))?|cool|nice|thanks?(?: you)?|wow|yes(?: please)?|maybe|sure|test(?:ing)?|asdf\w*|hello|hi|hey|good (?:morning|evening|night)|how are you|later|one (?:sec|moment|minute)|wait|hold on|hang on|brb|let me (?:think|see)(?: about it)?)\W*$/;
/** What one tells a machine to do. */
const order =
  /^\W*(?:please |ana,? |hey ana,? |alexa,? |siri,? |ok google,? )*(?:play|book|order|call(?! me)|open(?! wound| heart)|set (?:an?|the)|turn (?:on|off|up|down)|send|text|search|google|show me|tell me|remind me|find (?:me|a)|translate|sing|write|read me|buy|get me|bring|order me|wish|give me an?|recommend|pass me)\b/;

/** Whether a lower-case text begins as a question does, and tells nothing. */
export const asksPlainly = (text: string): boolean => asking.test(text) && !tells.test(text);

/** Whether a note says something of its topic: a few words do, a sentence names it. */
function isOfTopic(answer: string, field: NoteField | undefined): boolean {
  const text = plainText(answer);
  if (evasion.test(text) || order.test(text)) return false;
  if (asksPlainly(text)) return false;
  const words = text.match(/[\p{L}\p{N}'-]+/gu)?.length ?? 0;
  // 'The heat, it is 42 degrees here.'
  const [first = ''] = text.split(/[,.;:!]/);
  const isNamed =
    first !== text && first.split(' ').length <= 2 && /^(?:the|my|no|too|just|only) /.test(first);
  return field === undefined || words <= 3 || isNamed || isOnTopic(text, field);
}

/** 'None! The doc said I'm boring': what follows names nothing. */
function isNothingFirst(answer: string, field: NoteField | undefined): boolean {
  const [first = '', ...rest] = answer.split(/(?<=[,.;!:])\s+|\s+[-–—]+\s+|\s+(?=but\b)/);
  return (
    field !== undefined &&
    rest.length > 0 &&
    isNothingToTell(first) &&
    !namesTopic(plainText(rest.join(' ')), field)
  );
}

/** Whether the reply only asks what the question means. */
const isNoAnswer = (answer: string) =>
  !/[\p{L}\p{N}]/u.test(answer) || asksBack.test(answer) || onlyAsks.test(answer.trim());

/** Understands a free-text answer of up to 500 characters; 'none' is null. Blank text and questions are not answers. */
export function parseNote(answer: string, field?: NoteField): Parsed<string | null> {
  if (isNoAnswer(answer) && !/^\s*-+\s*$/.test(answer)) return notUnderstood;
  const isNothing = isNothingToTell(answer) || isNothingFirst(answer, field);
  if (!isNothing && /\d/.test(answer) && !/\p{L}/u.test(answer)) return notUnderstood;
  if (!isNothing && !isOfTopic(answer, field)) return notUnderstood;
  const note = isNothing ? null : noteOf(answer);
  return note !== null && note.length > maximumNoteLength
    ? refused('too_long', noteTooLongText)
    : understood(note);
}

const onlyAgrees =
  /^\W*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|maybe|sometimes|some|several|a (?:few|bit|little|lot)|i (?:do|have)|kind of|of course|probably|hello|hi|hey)\W*$/i;

/** Understands conditions and pains: like `parseNote`, but a bare 'yes' asks for more. */
export const parseHealthNote = (answer: string, field: NoteField): Parsed<string | null> =>
  onlyAgrees.test(answer) ? notUnderstood : parseNote(answer, field);
