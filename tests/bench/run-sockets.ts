import { startClock } from '../support/clock';
import { benchSockets } from './sockets';

// Functions read their environment once, so a process can only have one cloud: this one is for the sockets.
startClock('2026-04-08T09:30:00Z');
for (const line of await benchSockets(process.argv.includes('--short'))) console.log(`= ${line}`);
