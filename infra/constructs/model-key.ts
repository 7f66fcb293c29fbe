import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Environment } from '../environments';
import { acceptFindings } from './accept-findings';
import type { ProductFunction } from './product-function';
import { removalOf } from './removal';

/**
 * The secret with the model provider's key, and the variables about models. Its first value is random and useless: the
 * operator puts in the real one. Environments without `ai` have none.
 */
export class ModelKey extends Construct {
  /** The same for all functions; the key itself is not among them. */
  readonly variables: Record<string, string>;
  private readonly secret: Secret | null;

  constructor(scope: Construct, id: string, environment: Environment) {
    super(scope, id);
    this.secret = environment.ai ? this.createSecret(environment) : null;
    this.variables = {
      ...environment.ai,
      ...(this.secret ? { OPENAI_SECRET_ID: this.secret.secretArn } : {}),
    };
  }

  /** Only functions that ask a model may read the key. */
  grantTo(functions: readonly ProductFunction[]): void {
    if (!this.secret) return;
    for (const target of functions) {
      if (target.spec.asksModel) target.allow(['secretsmanager:GetSecretValue'], this.secret.secretArn);
    }
  }

  private createSecret(environment: Environment): Secret {
    const secret = new Secret(this, 'Secret', { removalPolicy: removalOf(environment) });
    acceptFindings(secret, {
      SMG4: 'The provider issues the key and the operator stores it; nothing here can rotate it.',
    });
    new CfnOutput(Stack.of(this), 'ModelsArn', { value: secret.secretArn });
    return secret;
  }
}
