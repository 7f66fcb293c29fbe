import { join } from 'node:path';

/** The files of a data folder. */
export const dataFiles = (folder: string) => ({
  install: join(folder, 'install.json'),
  secrets: join(folder, 'secrets.json'),
  database: join(folder, 'dynamodb.sqlite'),
  /** Exists while the demo people are being written. */
  seeding: join(folder, 'seeding'),
  seeded: join(folder, 'seeded'),
});

/** The way out for someone whose data is damaged. */
export const dataWayOut = 'restore it, or start over with npm start -- --reset.';
