import { createEnquiriesRepository } from '../../functions/enquiries/enquiries-repository';
import { offerHelp, readOptions } from '../help';
import { formatEnquiry } from './format-enquiry';
import { withStorage } from './open-storage';

offerHelp(`
npm run enquiries [-- options]    what visitors wrote, newest first

  --env <name>      a deployed environment instead of this machine
  --limit <number>  how many to show (default 50)
  --data <folder>   this machine's data folder (default .data)
  --help            print this
`);
const { values } = readOptions({
  options: {
    env: { type: 'string' },
    data: { type: 'string', default: '.data' },
    limit: { type: 'string', default: '50' },
  },
});
const limit = Number(values.limit);

try {
  if (!Number.isInteger(limit) || limit < 1) throw new Error('--limit takes a whole number, 1 or more.');
  const enquiries = await withStorage({ env: values.env, data: values.data }, (storage) =>
    createEnquiriesRepository(storage).readNewest(limit),
  );
  console.log(enquiries?.map(formatEnquiry).join('\n\n') || 'No enquiries yet.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
