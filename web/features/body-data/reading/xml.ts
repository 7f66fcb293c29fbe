import sax, { type SAXParser, type Tag } from 'sax';
import type { Chunks } from './byte-chunks';
import { UnreadableFile } from './unreadable-file';

/** A start tag; its name is without a prefix. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** Names of the elements that it is within, the root first. */
  path: readonly string[];
}

export interface XmlHandler {
  onOpen?: (element: XmlElement) => void;
  /** With all text directly inside, trimmed; long ones are cut. */
  onClose?: (name: string, text: string, path: readonly string[]) => void;
}

const deepest = 40;
const longestText = 2_000;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads XML piece by piece; of entities it knows only XML's own five, and a document that declares some is refused. */
export class XmlReader {
  private readonly parser = sax.parser(true, { position: false });
  private readonly open: { name: string; text: string }[] = [];

  constructor(handler: XmlHandler) {
    const { open } = this;
    const path: string[] = [];
    const addText = (text: string) => {
      const inside = open.at(-1);
      if (inside && inside.text.length < longestText) inside.text += text.slice(0, longestText);
    };
    Object.assign(this.parser, {
      onerror: (error: Error) => {
        throw new UnreadableFile('damaged', { cause: error });
      },
      ondoctype: (doctype: string) => {
        if (/<!ENTITY/i.test(doctype)) throw new UnreadableFile('damaged');
      },
      onopentag: ({ name, attributes }: Tag) => {
        if (open.length >= deepest) throw new UnreadableFile('damaged');
        const local = localName(name);
        handler.onOpen?.({ name: local, attributes, path });
        open.push({ name: local, text: '' });
        path.push(local);
      },
      ontext: addText,
      oncdata: addText,
      onclosetag: () => {
        const closed = open.pop();
        path.pop();
        if (closed) handler.onClose?.(closed.name, closed.text.trim(), path);
      },
    } satisfies Partial<SAXParser>);
  }

  write(text: string): void {
    this.parser.write(text);
  }

  /** Throws UnreadableFile if the document is not over. */
  close(): void {
    this.parser.close();
  }
}

/** The text of the bytes, piece by piece. */
export async function* textOf(chunks: Chunks, encoding: string): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

export async function readXml(texts: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const reader = new XmlReader(handler);
  for await (const text of texts) if (text) reader.write(text);
  reader.close();
}
