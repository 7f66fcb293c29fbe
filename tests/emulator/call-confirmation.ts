import type { Confirmed } from '../smoke/account';

interface Emulator {
  endpoint: string;
  region: string;
  stackName: string;
}

/** Emulators check no signature; some route by the service that it names. */
const signatureFor = (region: string) =>
  `AWS4-HMAC-SHA256 Credential=test/20260101/${region}/lambda/aws4_request, SignedHeaders=host, Signature=0`;

/** Calls the post-confirmation trigger as Cognito does, where an emulator's user pool calls none. */
export function createCallConfirmation({ endpoint, region, stackName }: Emulator) {
  const name = `${stackName}-account-post-confirmation`;
  const url = new URL(`/2015-03-31/functions/${name}/invocations`, endpoint);
  return async ({ userPoolId, clientId, attributes }: Confirmed): Promise<void> => {
    const event = {
      version: '1',
      region,
      userPoolId,
      userName: attributes.sub,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      request: { userAttributes: attributes },
      response: {},
    };
    const headers = { authorization: signatureFor(region), 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(event) });
    const failure = answer.headers.get('x-amz-function-error');
    if (!answer.ok || failure)
      throw new Error(`${name} answered ${failure ?? answer.status}: ${await answer.text()}`);
  };
}
