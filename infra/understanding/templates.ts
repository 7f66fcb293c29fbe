import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createChance } from './chance';

/**
 * Messages made of templates, the same on every run.
 *
 * A line of a file is a list of words (`@day = monday | friday`, known in every file that has none of that name), a
 * template (`wake me on {day}`), or else a message as it stands. Templates are filled by chance and written as people
 * write; those of `languages.txt` are only filled.
 */
const asWritten = 'languages.txt';
/** How often each template is filled; duplicates count once. */
const fills = 15;
const longest = 200;

type Chance = () => number;

const openings = 'hey|hi|hello|hey coach|ok|so|btw|lol|well|yo|um|good morning'.split('|');
const endings = ['please', 'pls', 'thanks', 'thx', 'lol', 'haha', 'btw', ':)', 'tbh'];
const request =
  /^(?:add|book|can you|convert|could you|find|give|help|make|order|play|put|read|remind|send|set|show|tell|translate|write)\b/iu;

const oneOf = <Each>(list: readonly Each[], chance: Chance): Each | undefined =>
  list[Math.floor(chance() * list.length)];

/** Swaps two neighboring letters of a long word, or drops one. */
function misspelled(text: string, chance: Chance): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/u.test(word) ? [at] : []));
  const at = oneOf(long, chance);
  const word = words[at ?? -1];
  if (at === undefined || word === undefined) return text;
  const letter = 1 + Math.floor(chance() * (word.length - 3));
  const swapped = chance() < 0.5 ? word.charAt(letter + 1) + word.charAt(letter) : word.charAt(letter + 1);
  return words.with(at, word.slice(0, letter) + swapped + word.slice(letter + 2)).join(' ');
}

/**
 * A message as different people would type it: with a greeting or a please, in lower case, without its final
 * punctuation, misspelled.
 */
function asTyped(text: string, chance: Chance): string {
  let typed = text;
  if (chance() < 0.12) typed = `${oneOf(openings, chance)} ${typed}`;
  if (chance() < (request.test(text) ? 0.3 : 0)) typed = `${typed} ${oneOf(endings.slice(0, 4), chance)}`;
  else if (chance() < 0.05) typed = `${typed} ${oneOf(endings.slice(4), chance)}`;
  if (chance() < 0.4) typed = typed.toLowerCase();
  else if (chance() < 0.5) typed = typed.charAt(0).toUpperCase() + typed.slice(1);
  if (chance() < 0.4) typed = typed.replace(/[.?!]+$/u, '');
  else if (chance() < 0.15 && /\w$/u.test(typed)) typed = `${typed}${oneOf(['.', '!', '...'], chance)}`;
  if (chance() < 0.1) typed = typed.replaceAll(/[',]/gu, '');
  return chance() < 0.12 ? misspelled(typed, chance) : typed;
}

interface Line {
  file: string;
  line: string;
}

function readLines(folder: string): Line[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.toSorted().flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .map((line) => ({ file, line: line.trim() }))
      .filter(({ line }) => line !== ''),
  );
}

/** The words of a list: from the same file if it has one of that name, otherwise from another. */
function readLists(lines: readonly Line[]): (file: string, name: string) => readonly string[] {
  const lists = new Map<string, string[]>();
  for (const { file, line } of lines) {
    const [, name, words] = /^@([\w-]+) = (.+)$/u.exec(line) ?? [];
    if (name === undefined || words === undefined) continue;
    lists.set(`${file} ${name}`, words.split(' | '));
    lists.set(name, words.split(' | '));
  }
  return (file, name) => lists.get(`${file} ${name}`) ?? lists.get(name) ?? [];
}

export interface Written {
  text: string;
  /** The file that it comes from. */
  file: string;
}

/** Every message of a folder of templates, each once. */
export function messagesIn(folder: string): Written[] {
  const chance = createChance();
  const lines = readLines(folder);
  const wordsOf = readLists(lines);
  const messages = new Map<string, Written>();
  const keep = (text: string, file: string) => {
    const key = text.toLowerCase();
    if (text.length <= longest && !messages.has(key)) messages.set(key, { text, file });
  };
  for (const { file, line } of lines.filter((each) => !each.line.startsWith('@'))) {
    if (line.includes('{')) {
      for (let fill = 0; fill < fills; fill++) {
        const filled = line.replaceAll(
          /\{([\w-]+)\}/gu,
          (slot, name: string) => oneOf(wordsOf(file, name), chance) ?? slot,
        );
        keep(file === asWritten ? filled : asTyped(filled, chance), file);
      }
    } else keep(line, file);
  }
  return [...messages.values()];
}

/** Ordinary talk that no model may mistake for an alarm or for something to plan around. */
export const everydayMessages = (): string[] =>
  messagesIn(path.join(import.meta.dirname, 'everyday')).map(({ text }) => text);
