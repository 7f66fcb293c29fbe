/** A regular expression on its way into the page. */
export interface Wire {
  source: string;
  flags: string;
}

/** What a person means: a role with its name, a label, a placeholder, or a text. */
export interface Target {
  role?: string;
  name?: Wire;
  label?: Wire;
  placeholder?: Wire;
  text?: Wire;
  within?: Target;
}

export interface Place {
  x: number;
  y: number;
  /** Why it cannot be clicked yet. */
  reason: string | null;
}

export interface Sight {
  count: number;
  /** Of the first one. */
  text: string;
}

export type Words = string | RegExp;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A string is the whole name. */
const whole = (words: Words): Wire =>
  typeof words === 'string' ? { source: `^${escaped(words)}$`, flags: '' } : part(words);

/** A string is a part of the text. */
const part = (words: Words): Wire =>
  typeof words === 'string'
    ? { source: escaped(words), flags: '' }
    : { source: words.source, flags: words.flags };

const inside = (within?: Target) => (within ? { within } : {});

export const byRole = (role: string, name?: Words, within?: Target): Target => ({
  role,
  ...(name ? { name: whole(name) } : {}),
  ...inside(within),
});
export const button = (name: Words, within?: Target) => byRole('button', name, within);
export const link = (name: Words, within?: Target) => byRole('link', name, within);
export const radio = (name: Words, within?: Target) => byRole('radio', name, within);
export const heading = (name: Words, within?: Target) => byRole('heading', name, within);
export const dialog = (name: Words) => byRole('dialog', name);
export const text = (words: Words, within?: Target): Target => ({ text: part(words), ...inside(within) });
export const field = (label: Words, within?: Target): Target => ({ label: whole(label), ...inside(within) });
export const placeholder = (words: Words): Target => ({ placeholder: whole(words) });

const told = ({ source }: Wire) => `“${source.replaceAll(/^\^|\$$|\\/g, '')}”`;

/** For a message about it. */
export function describe({ role, name, label, placeholder: hint, text: words, within }: Target): string {
  const what = role ?? (label ? 'field' : hint ? 'field with the hint' : 'text');
  const called = name ?? label ?? hint ?? words;
  return [what, called && told(called), within && `in ${describe(within)}`].filter(Boolean).join(' ');
}
