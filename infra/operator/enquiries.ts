import { parseArgs } from 'node:util';
import { createEnquiriesRepository } from '../../functions/enquiries/enquiries-repository';
import { offerHelp } from '../help';
import { formatEnquiry } from './format-enquiry';
import { withStorage } from './open-storage';

offerHelp(`
npm run enquiries [-- options]    what visitors wrote, newest first

  --env <name>      in a deployed environment instead of on this machine
  --limit <number>  how many at most, 50 unless told
  --data <folder>   the data folder of this machine, .data unless told
  --help            print this
`);
const { values } = parseArgs({
  options: {
    env: { type: 'string' },
    data: { type: 'string', default: '.data' },
    limit: { type: 'string', default: '50' },
  },
});
const limit = Number(values.limit);

try {
  if (!Number.isInteger(limit) || limit < 1) throw new Error('--limit takes a whole number from 1.');
  const enquiries = await withStorage({ env: values.env, data: values.data }, (storage) =>
    createEnquiriesRepository(storage).readNewest(limit),
  );
  console.log(enquiries?.map(formatEnquiry).join('\n\n') || 'No enquiry has come in yet.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
