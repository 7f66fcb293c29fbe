import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { insertImport, insertLine, type List } from './lines';

/** Changes to the files below a folder, held back until `save`, so that a failure changes nothing. */
export class Tree {
  private readonly changed = new Map<string, string>();

  constructor(private readonly root: string) {}

  has(path: string): boolean {
    return this.changed.has(path) || existsSync(join(this.root, path));
  }

  read(path: string): string {
    const text = this.changed.get(path);
    if (text !== undefined) return text;
    if (!this.has(path)) throw new Error(`There is no ${path}.`);
    return readFileSync(join(this.root, path), 'utf8');
  }

  names(folder: string): string[] {
    return readdirSync(join(this.root, folder));
  }

  /** A new file. */
  write(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} is there already.`);
    this.changed.set(path, `${text.trim()}\n`);
  }

  private change(path: string, change: (text: string) => string): void {
    const text = this.read(path);
    try {
      this.changed.set(path, change(text));
    } catch (error) {
      throw new Error(`${path}: ${(error as Error).message}.`, { cause: error });
    }
  }

  line(path: string, list: List & { line: string; orderOf?: (line: string) => string }): void {
    this.change(path, (text) => insertLine(text, list));
  }

  append(path: string, line: string): void {
    this.change(path, (text) => `${text.trimEnd()}\n${line}\n`);
  }

  import(path: string, statement: string): void {
    this.change(path, (text) => insertImport(text, statement));
  }

  /** Writes everything and returns what was changed. */
  save(): string[] {
    for (const [path, text] of this.changed) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
    return [...this.changed.keys()];
  }
}
