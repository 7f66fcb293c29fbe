import { offerHelp } from '../../infra/help';
import { runCheck } from './suite';

offerHelp(`
npm run check    format, lint, spelling, types, unused code and unit tests, beside each other

  --help    print this
`);
process.exit(await runCheck());
