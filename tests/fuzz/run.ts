import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { socketKinds } from '../../shared/contracts/realtime';
import { endpointsLike } from '../support/endpoints';
import { signUpUser } from '../support/sign-in';
import { startTestCloud } from '../support/cloud';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { tryEndpoint } from './try-endpoint';
import { tryFrames } from './try-frames';

offerHelp(`
npm run fuzz [-- words… options]    sends hostile requests and frames made from the contracts; none may cause a server error

  --runs <number>    requests per endpoint, and frames per kind of socket (default 100)
  --seed <number>    repeat the requests of an earlier run
  --help             print this

Words select the endpoints whose method or path contains one of them, and skip the frames.
`);
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '100' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const endpoints = endpointsLike(positionals);

useAiEnvironment({ AI_MODE: 'rules' });
const cloud = await startTestCloud();
console.log(`${endpoints.length} endpoints, ${runs} requests each, seed ${seed}`);
let failed = 0;
try {
  for (const endpoint of endpoints) {
    // One account each, because one of the requests deletes it.
    const user = await signUpUser(cloud.origin, { now: Date.now });
    const problem = await tryEndpoint(endpoint, user, { runs, seed });
    if (problem === null) continue;
    failed += 1;
    console.log(`${endpoint.method} ${endpoint.path}\n    ${problem}`);
  }
  for (const kind of positionals.length === 0 ? socketKinds : []) {
    const user = await signUpUser(cloud.origin, { now: Date.now });
    const problem = await tryFrames(kind, user, { runs, seed });
    if (problem === null) continue;
    failed += 1;
    console.log(`frames of ${kind}\n    ${problem}`);
  }
} finally {
  await cloud.stop();
}
console.log(failed === 0 ? 'none failed' : `${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
