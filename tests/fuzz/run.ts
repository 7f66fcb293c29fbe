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
npm run fuzz [-- words… options]    requests and frames made of the contracts, with hostile parts: none may be a failure of ours

  --runs <number>    requests an endpoint, frames a kind of socket, 100 unless told
  --seed <number>    the same requests once more
  --help             print this

Words choose the endpoints whose method or path has one of them in it, and leave the frames out.
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
