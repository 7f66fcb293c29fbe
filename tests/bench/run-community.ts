import { startClock } from '../support/clock';
import { benchCommunity } from './community';

// Functions read their environment once, so a process can only have one cloud: this one is for the community.
startClock('2026-04-08T19:30:00Z');
for (const line of await benchCommunity(process.argv.includes('--short'))) console.log(`= ${line}`);
