import type { Engine } from './engine';
import type { Stage } from './stage';
import type { User } from './user';

export interface Scene {
  engine: Engine['name'];
  stage: Stage;
  /** In a browser that was never here, on the morning of a day of its own. */
  user: User;
  /** The same person in one more tab. */
  openBeside(): Promise<User>;
  /** Keeps a picture, if pictures are wanted. */
  picture(name: string): Promise<void>;
}

export interface Journey {
  name: string;
  /** Part of the short form. */
  isTelling: boolean;
  run(scene: Scene): Promise<void>;
}

/** Thrown where an engine lacks what a journey is about. */
export class NotSupported extends Error {}
