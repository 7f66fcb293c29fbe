/** A tab of a real browser, with what every engine can do; `tests/browsers/user.ts` builds on it. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression in the page, awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Real input of the engine, in CSS pixels of the viewport. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses a file of this machine in the field that is marked `data-chosen`. */
  choose(path: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
}

export interface Size {
  width: number;
  height: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace';

export interface Browser {
  version: string;
  /** A tab of someone who was never here. */
  open(size: Size): Promise<Tab>;
  /** One more tab of the same person. */
  openBeside(tab: Tab, size: Size): Promise<Tab>;
  /** Ends everything it started. */
  close(): Promise<void>;
}

export interface Engine {
  name: 'chromium' | 'firefox' | 'webkit';
  /** What is to be installed before it can start, null if nothing is. */
  missing(): string | null;
  start(): Promise<Browser>;
}
