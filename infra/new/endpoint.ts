import type { Name } from './names';

/** An endpoint's place: its name in code, its path, its contract, and its area. */
export interface EndpointPlace {
  endpoint: Name;
  area: Name;
  /** The first segment of its path, which belongs to the area alone. */
  segment: string;
  contract: string;
}

/** A path names things; the method says what is done with them. */
function pathOf({ endpoint, segment }: EndpointPlace): string {
  const thing = endpoint.kebab.replace(/^(read|list|find)-/, '');
  return thing === segment ? `/${segment}` : `/${segment}/${thing}`;
}

/** Its entry in the contract. */
export const contractEntry = (place: EndpointPlace) =>
  `
  /** Say here what it answers. */
  ${place.endpoint.camel}: {
    method: 'GET',
    path: '${pathOf(place)}/{userId}',
    access: 'user',
    params: z.object({ userId: z.uuid() }),
    response: z.object({ userId: z.string(), at: z.iso.datetime() }),
    errors: [],
  },`.slice(1);

export const routeLine = ({ endpoint: { camel } }: EndpointPlace, deps: string) =>
  `    ${camel}: ({ params }, { caller }) => ${camel}(${deps}, caller.userId, params.userId),`;

/** The use case: a person reads what is theirs, and no one else may. */
export const useCase = ({ endpoint: { camel, pascal }, area }: EndpointPlace, depsFile: string | null) => `
${depsFile ? '' : "import type { Clock } from '../platform/clock';\n"}import { AppError } from '../platform/errors';
${depsFile ? `import type { ${area.pascal}Deps } from './${depsFile}';\n` : ''}
${depsFile ? '' : `interface ${pascal}Deps {\n  clock: Clock;\n}\n`}
/** Say here what it does; what is somebody else's is not found. */
export async function ${camel}(
  { clock }: ${depsFile ? area.pascal : pascal}Deps,
  callerId: string,
  userId: string,
): Promise<{ userId: string; at: string }> {
  if (userId !== callerId) throw new AppError('not_found');
  return { userId, at: clock.now().toISOString() };
}
`;

/** Its test over HTTP: success, and every refusal. */
export function apiTest(place: EndpointPlace, contractFile: string, begins: string): string {
  const { endpoint, contract } = place;
  const path = pathOf(place);
  return `
import { beforeAll, describe, expect, it } from 'vitest';
import { ${contract} } from '../../shared/contracts/${contractFile}';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('${begins}');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

const { ${endpoint.camel} } = ${contract};
const at = (userId: string) => \`${path}/\${userId}\`;

describe('${endpoint.sentence}', () => {
  it('answers whoever asks for their own', async () => {
    const answer = await maya.call(${endpoint.camel}, { params: { userId: maya.userId } });
    expect(answer.userId).toBe(maya.userId);
  });

  it('is refused for what is no id', async () => {
    expect(await maya.refused('GET', at('nobody'))).toEqual({ status: 400, code: 'invalid_request' });
  });

  it('is nobody else’s', async () => {
    expect(await noah.refused('GET', at(maya.userId))).toEqual({ status: 404, code: 'not_found' });
  });

  refusesBadTokens(() => ({ cloud, user: maya, clock }), [['GET', '${path}/8f2c9a4e-6c1d-4b7a-9d55-0f3f1d5b2a11']]);
});
`;
}
