import { readInvitationCode } from '../../../shared/rules/invitation-code';

export type FriendInput =
  | { kind: 'nothing' }
  | { kind: 'id'; id: string }
  | { kind: 'code'; code: string }
  | { kind: 'name'; name: string };

/** A text without spaces that no one has for a name: with a digit, in the manner of our IDs, or very long. */
const looksLikeId = (text: string) =>
  !/\s/.test(text) && (/[\d_#]|-.*-/.test(text) || /^[a-z]+-[a-z]+$/.test(text) || text.length > 30);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const parameter = (text: string, name: string) => {
  const value = new RegExp(`[?&]${name}=([^&#\\s]+)`).exec(text)?.[1];
  return value === undefined ? null : decoded(value);
};

/** What someone typed or pasted to add a friend: an ID, a code, a link with either, also within a message, or a name. */
export function parseFriendInput(typed: string): FriendInput {
  const text = typed.trim();
  if (text === '') return { kind: 'nothing' };
  const linked = parameter(text, 'code');
  if (linked !== null) return { kind: 'code', code: readInvitationCode(linked) ?? linked };
  const id = parameter(text, 'add');
  if (id !== null) return { kind: 'id', id };
  const code = readInvitationCode(text);
  if (code !== null) return { kind: 'code', code };
  // A link that holds neither is an invitation that got lost.
  if (/^https?:\/\//i.test(text)) return { kind: 'code', code: text.slice(0, 200) };
  return looksLikeId(text) ? { kind: 'id', id: text } : { kind: 'name', name: text };
}
