import { addRecord, appleHealthHandler, recordTypes } from './apple-health-elements';
import type { Collection } from './collection';
import { UnreadableFile } from './unreadable-file';
import { XmlReader } from './xml';

/** The document is written differently from how phones write it, so only a parser may read it. */
export class UnusualDocument extends Error {}

const recordStart = '<Record type="HKQuantityTypeIdentifier';
const plainRecord = /^<Record(?:\s+[\w:]+="[^"<]*")+\s*\/?>\s*$/;
const attributePattern = /([\w:]+)="([^"]*)"/g;
const longestProlog = 256 * 1_024;
const longestTag = 1_024 * 1_024;

const wantedRecord = recordTypes.map((type) => `${type}"`);

function attributesOf(tag: string): Record<string, string> {
  if (!plainRecord.test(tag)) throw new UnusualDocument();
  return Object.fromEntries(
    Array.from(tag.matchAll(attributePattern), ([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Reads an export of Apple Health twenty times faster than a parser could: most of its gigabytes are records of other
 * types, which are stepped over. In XML each '<' begins a tag, except in comments, sections of data, and instructions:
 * whoever meets one of these after the prolog throws UnusualDocument. Workouts go through the parser.
 */
export class AppleHealthScanner {
  private readonly parser: XmlReader;
  private rest = '';
  private isInside = false;
  private isInWorkout = false;
  private isOver = false;

  constructor(private readonly collection: Collection) {
    this.parser = new XmlReader(appleHealthHandler(collection));
  }

  write(text: string): void {
    this.rest += text;
    if (!this.isInside && !this.skipProlog()) return;
    const { rest } = this;
    let at = 0;
    for (let next = rest.indexOf('<', 1); next >= 0; next = rest.indexOf('<', at + 1)) {
      this.take(rest, at, next);
      at = next;
    }
    this.rest = rest.slice(at);
    if (this.rest.length > longestTag) throw new UnreadableFile('damaged');
  }

  /** Throws UnreadableFile if the document is not over. */
  close(): void {
    if (!this.isInside) throw new UnusualDocument();
    this.take(this.rest, 0, this.rest.length);
    if (!this.isOver) throw new UnreadableFile('damaged');
    this.parser.close();
  }

  /** Leaves what precedes the root to the parser; returns whether the root was reached. */
  private skipProlog(): boolean {
    const root = this.rest.search(/<HealthData[\s>]/);
    if (root < 0 && this.rest.length > longestProlog) throw new UnusualDocument();
    if (root < 0) return false;
    this.parser.write(this.rest.slice(0, root));
    this.rest = this.rest.slice(root);
    this.isInside = true;
    return true;
  }

  /** Takes a tag with the text after it. */
  private take(text: string, start: number, end: number): void {
    const second = text[start + 1];
    if (second === '!' || second === '?' || this.isOver) throw new UnusualDocument();
    if (this.isInWorkout || text.startsWith('<Workout', start)) return this.parse(text.slice(start, end));
    if (text.startsWith(recordStart, start)) {
      const type = start + recordStart.length;
      if (!wantedRecord.some((wanted) => text.startsWith(wanted, type))) return;
      addRecord(attributesOf(text.slice(start, end)), this.collection);
      return;
    }
    // Records of categories and data types are of no use here; one with its attributes in another order may be.
    if (text.startsWith('<Record ', start) && !text.startsWith('<Record type="HK', start))
      throw new UnusualDocument();
    if (text.startsWith('<HealthData', start)) this.parser.write(text.slice(start, end));
    if (text.startsWith('</HealthData', start)) {
      this.isOver = true;
      this.parser.write(text.slice(start, end));
    }
  }

  private parse(tag: string): void {
    this.parser.write(tag);
    if (tag.startsWith('</Workout>')) this.isInWorkout = false;
    else if (tag.startsWith('<Workout ') && !tag.trimEnd().endsWith('/>')) this.isInWorkout = true;
  }
}
