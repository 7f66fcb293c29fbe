const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** The two UTF-16 halves of a character may arrive in two pieces; half a character is never shown. */
const withoutHalf = (text: string) => (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text);

function decodeEscape(escape: string): string {
  if (!escape.startsWith('u')) return escapes[escape] ?? escape;
  const code = Number.parseInt(escape.slice(1), 16);
  return Number.isNaN(code) ? '\uFFFD' : String.fromCharCode(code);
}

/** Reads the strings of one JSON object as it is written, character by character. */
function createStringReader(onText: (key: string, text: string) => void) {
  let depth = 0;
  let inString = false;
  let key = '';
  let atKey = true;
  /** The characters after a backslash so far; null outside an escape. */
  let escape: string | null = null;

  const take = (text: string) => {
    if (depth !== 1) return;
    if (atKey) key += text;
    else onText(key, text);
  };

  function readEscape(character: string): void {
    escape = `${escape ?? ''}${character}`;
    if (escape.startsWith('u') && escape.length < 5) return;
    take(decodeEscape(escape));
    escape = null;
  }

  function readString(character: string): void {
    if (escape !== null) readEscape(character);
    else if (character === '\\') escape = '';
    else if (character === '"') inString = false;
    else take(character);
  }

  function readStructure(character: string): void {
    if (character === '"') {
      inString = true;
      if (depth === 1 && atKey) key = '';
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (depth === 1 && character === ':') atKey = false;
    else if (depth === 1 && character === ',') atKey = true;
  }

  return (character: string) => (inString ? readString(character) : readStructure(character));
}

/** The tags some models put around their reasoning. */
const thoughtTags = ['<think>', '<thinking>', '<reasoning>', '<analysis>'];
const thoughtTag = /^<(?:think|thinking|reasoning|analysis)>$/i;
const thoughtEnd = /<\/(?:think|thinking|reasoning|analysis)>$/i;
const longestTag = 12;

export interface ReplyExtractor {
  push(piece: string): void;
  /** The reply so far. */
  readonly text: string;
  /** Whether the model writes plain text instead of JSON. */
  readonly isPlain: boolean;
}

/**
 * Finds the string under `reply` in a JSON object that is still being written, in arbitrary pieces. Text that is not
 * JSON is the reply itself; a leading code fence and reasoning are skipped.
 */
export function createReplyExtractor(): ReplyExtractor {
  let text = '';
  let kind: 'unknown' | 'tag' | 'thought' | 'json' | 'plain' = 'unknown';
  let fenced = false;
  /** A tag so far, or the last characters of the reasoning. */
  let tag = '';
  const read = createStringReader((key, piece) => {
    if (key === 'reply') text += piece;
  });

  function readFirst(character: string): void {
    if (character === '{') {
      kind = 'json';
      read(character);
    } else if (character === '`') fenced = true;
    else if (character === '<') {
      kind = 'tag';
      tag = character;
    } else if (!fenced && character.trim() !== '') {
      kind = 'plain';
      text = character;
    }
  }

  function readTag(character: string): void {
    tag += character;
    if (thoughtTag.test(tag)) kind = 'thought';
    else if (!thoughtTags.some((each) => each.startsWith(tag.toLowerCase()))) {
      kind = 'plain';
      text = tag;
    }
  }

  function readThought(character: string): void {
    tag = `${tag}${character}`.slice(-longestTag);
    if (thoughtEnd.test(tag)) kind = 'unknown';
  }

  return {
    push(piece) {
      for (const character of piece) {
        if (kind === 'json') read(character);
        else if (kind === 'plain') text += character;
        else if (kind === 'tag') readTag(character);
        else if (kind === 'thought') readThought(character);
        else readFirst(character);
      }
    },
    get text() {
      return withoutHalf(text);
    },
    get isPlain() {
      return kind === 'plain';
    },
  };
}
