import { offerHelp } from '../../infra/help';
import { runCheck } from './suite';

offerHelp(`
npm run check    format, lint, spelling, types, unused code, unit tests, and known vulnerabilities

  --help    print this
`);
process.exit(await runCheck());
