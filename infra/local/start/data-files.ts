import { join } from 'node:path';

/** What lies in a data folder. */
export const dataFiles = (folder: string) => ({
  install: join(folder, 'install.json'),
  database: join(folder, 'dynamodb.sqlite'),
  /** While the demo people are written, and after. */
  seeding: join(folder, 'seeding'),
  seeded: join(folder, 'seeded'),
});

/** How a person gets on whose data are damaged. */
export const dataWayOut = 'restore it, or start over with npm start -- --reset.';
