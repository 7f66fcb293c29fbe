/** Text in backquotes, or a line of a fence, with the text around it in the same paragraph, list item, or row. */
export interface Span {
  text: string;
  before: string;
  after: string;
}

export interface Block {
  line: number;
  spans: Span[];
}

/** The text under one heading, where names may be short for paths that it mentions. */
export type Section = Block[];

const fenceMark = /^\s*```(\w*)/;
const startsBlock = /^\s*(?:\d+\.|[-*|])\s|^\s*$/;

/** Links count as paths, and so does 'the manifest' in a sentence about its contents. */
function blockOf(lines: string[], line: number): Block {
  const text = lines
    .map((each) => each.trim())
    .join(' ')
    .replaceAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g, '] `$1`')
    .replaceAll(/(`[^`]+` in )the manifest\b/g, '$1`functions/*/area.ts`');
  const parts = text.split(/`([^`]+)`/);
  const spans = parts.map((part, index) => ({
    text: part,
    before: parts[index - 1] ?? '',
    after: parts[index + 1] ?? '',
  }));
  return { line, spans: spans.filter((_, index) => index % 2 === 1) };
}

/** Code without parts that name nothing: comments, strings, closing tags. */
const bareCode = (line: string) =>
  line
    .replaceAll(/\/\/.*|'[^']*'|>[^<>]*<?\/?|<\//g, ' ')
    .replaceAll(/className="([^"]*)"/g, '$1')
    .trim();

function fencedBlock(lines: string[], language: string, line: number): Block {
  const bare = ['ts', 'tsx'].includes(language)
    ? bareCode
    : (each: string) => each.replace(/\s#\s.*$/, '').trim();
  const spans = lines.map((each) => ({ text: bare(each), before: '', after: '' }));
  return { line, spans: spans.filter(({ text }) => text !== '') };
}

export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [[]];
  let open: string[] = [];
  let fence: string | undefined;
  const close = (line: number, next: string[] = []) => {
    const block = fence === undefined ? blockOf(open, line) : fencedBlock(open, fence, line);
    if (fence !== 'mermaid' && block.spans.length > 0) sections.at(-1)?.push(block);
    open = next;
  };
  for (const [index, text] of [...markdown.split('\n'), ''].entries()) {
    const line = index + 1 - open.length;
    const mark = fenceMark.exec(text);
    if (mark) {
      close(line);
      fence = fence === undefined ? (mark[1] ?? '') : undefined;
    } else if (fence !== undefined) open.push(text);
    else if (text.startsWith('#')) {
      close(line);
      sections.push([]);
    } else if (startsBlock.test(text)) close(line, [text]);
    else open.push(text);
  }
  return sections;
}
