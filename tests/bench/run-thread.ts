import { benchMainThread } from './main-thread';

// Functions read their environment once, so a process can only have one cloud: this one has the demo's data.
for (const line of await benchMainThread(process.argv.includes('--short'))) console.log(`= ${line}`);
