import type { SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acceptFindings } from './accept-findings';
import type { GrantedSecret } from './grants';

/**
 * Proves to the API that a request came through CloudFront. Each generation is a secret of its own, made at its first
 * deployment; functions accept the one before too.
 */
export class OriginSecret implements GrantedSecret {
  readonly arns: readonly string[];
  readonly variables: Record<string, string>;
  /** A dynamic reference: CloudFormation resolves it at deployment, so the value is in no template. */
  readonly value: SecretValue;

  constructor(scope: Construct, generation: number) {
    const secret = createGeneration(scope, generation);
    const before = generation > 1 ? createGeneration(scope, generation - 1) : null;
    this.value = secret.secretValue;
    this.arns = [secret.secretArn, ...(before ? [before.secretArn] : [])];
    this.variables = {
      ORIGIN_SECRET_ID: secret.secretArn,
      ...(before && { ORIGIN_SECRET_ID_BEFORE: before.secretArn }),
    };
  }
}

function createGeneration(scope: Construct, generation: number): Secret {
  const secret = new Secret(scope, generation === 1 ? 'OriginSecret' : `OriginSecret${generation}`, {
    generateSecretString: { excludePunctuation: true, passwordLength: 48 },
  });
  acceptFindings(secret, {
    SMG4: 'CloudFront and the functions must change together, so a deployment with the next generation rotates it.',
  });
  return secret;
}
