import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { smoke } from './journey';

offerHelp(`
npm run smoke -- <url>    runs the core journey against any deployment, with a new account that is erased afterward

Signs up, onboards, trains for 61 seconds, gets its points, and deletes its account. If people have to confirm their
address, the shell's credentials must allow AdminConfirmSignUp. Without <url>, it uses http://localhost:3000.

  --help     print this
`);
const { positionals } = parseArgs({ allowPositionals: true });

try {
  const { origin } = new URL(positionals[0] ?? 'http://localhost:3000');
  if (await smoke(origin, { say: console.log })) console.log(`${origin} is well`);
  else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
