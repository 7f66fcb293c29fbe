import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { smoke } from './journey';

offerHelp(`
npm run smoke -- <url>    the core journey against any deployment, by an account of its own that is erased after it

Signs up, is onboarded, trains for 61 seconds, hears of its points, leaves. Where people confirm their address, it
needs credentials in the shell that may AdminConfirmSignUp. Without <url> it is http://localhost:3000.

  --help     print this
`);
const { positionals } = parseArgs({ allowPositionals: true });

try {
  const { origin } = new URL(positionals[0] ?? 'http://localhost:3000');
  await smoke(origin, { say: console.log });
  console.log(`${origin} is well`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
