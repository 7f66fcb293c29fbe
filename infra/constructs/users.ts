import { Duration } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { CognitoTrigger } from '../../functions/manifest-types';
import { brand } from '../../shared/brand';
import { filled } from '../endpoints';
import type { Environment } from '../environments';
import { acceptFindings } from './accept-findings';
import type { ProductFunction } from './product-function';
import { removalOf } from './removal';
import { WebAcl } from './web-acl';

const operations: Record<CognitoTrigger, cognito.UserPoolOperation> = {
  preSignUp: cognito.UserPoolOperation.PRE_SIGN_UP,
  postConfirmation: cognito.UserPoolOperation.POST_CONFIRMATION,
  postAuthentication: cognito.UserPoolOperation.POST_AUTHENTICATION,
};

/** Six characters is the product's rule; the browser refuses the most common passwords. */
const passwordPolicy: cognito.PasswordPolicy = {
  minLength: 6,
  requireLowercase: false,
  requireUppercase: false,
  requireDigits: false,
  requireSymbols: false,
};

function senderOf({ mailFrom, region }: Environment): cognito.UserPoolEmail {
  if (!mailFrom) return cognito.UserPoolEmail.withCognito();
  return cognito.UserPoolEmail.withSES({ fromEmail: mailFrom, fromName: brand.product, sesRegion: region });
}

interface UsersProps {
  environment: Environment;
  functions: readonly ProductFunction[];
}

/** People's accounts, and the public client that the site signs in with. */
export class Users extends Construct {
  readonly pool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;
  /** The issuer in its tokens. */
  readonly issuer: string;

  constructor(scope: Construct, id: string, { environment, functions }: UsersProps) {
    super(scope, id);
    const { userPoolGeneration: generation = 1 } = environment;
    this.pool = new cognito.UserPool(this, generation === 1 ? 'Pool' : `Pool${generation}`, {
      userPoolName: environment.stackName,
      // The cheaper plan does not include refresh token rotation.
      featurePlan: cognito.FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: false, mutable: true },
        timezone: { required: false, mutable: true },
      },
      customAttributes: { consent: new cognito.StringAttribute({ mutable: false }) },
      passwordPolicy,
      mfa: cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      userVerification: {
        emailStyle: cognito.VerificationEmailStyle.CODE,
        emailSubject: `Your ${brand.product} code`,
        emailBody: `Your ${brand.product} code is {####}. If you did not ask for it, ignore this email.`,
      },
      email: senderOf(environment),
      deletionProtection: environment.deletionProtection,
      removalPolicy: removalOf(environment),
    });
    for (const { spec, lambda } of functions) {
      if (spec.trigger) this.pool.addTrigger(operations[spec.trigger], lambda);
    }
    this.client = this.createClient();
    const { issuer, keys } = environment.endpoints ?? {};
    const ids = { pool: this.pool.userPoolId };
    this.issuer = issuer ? filled(issuer, ids) : this.pool.userPoolProviderUrl;
    for (const target of functions) this.introduce(target, keys && filled(keys, ids));
    this.limitAddresses(environment);
    this.acceptFindings();
  }

  /** Functions can only know the pool after it exists, so its triggers cannot. */
  private introduce(target: ProductFunction, keys: string | undefined): void {
    const { users } = target.spec;
    if (!users) return;
    target.lambda.addEnvironment('USER_POOL_ID', this.pool.userPoolId);
    target.lambda.addEnvironment('USER_POOL_CLIENT_ID', this.client.userPoolClientId);
    target.lambda.addEnvironment('USER_POOL_ISSUER', this.issuer);
    if (keys) target.lambda.addEnvironment('USER_POOL_KEYS', keys);
    const actions = users.map((operation) => `cognito-idp:${operation}`);
    if (actions.length > 0) target.allow(actions, this.pool.userPoolArn);
  }

  /** Sign-up, sign-in, and reset go straight to the pool, so it needs its own web ACL. */
  private limitAddresses(environment: Environment): void {
    const { addressLimits } = environment;
    if (!addressLimits) return;
    const limit = new WebAcl(this, 'Limit', { environment, at: 'signIn', requests: addressLimits.signIn });
    new CfnWebACLAssociation(this, 'LimitOfPool', {
      webAclArn: limit.arn,
      resourceArn: this.pool.userPoolArn,
    });
  }

  private createClient(): cognito.UserPoolClient {
    const own = { email: true, fullname: true, timezone: true };
    const writable = new cognito.ClientAttributes()
      .withStandardAttributes(own)
      .withCustomAttributes('consent');
    return this.pool.addClient('Web', {
      authFlows: { userSrp: true },
      generateSecret: false,
      disableOAuth: true,
      supportedIdentityProviders: [cognito.UserPoolClientIdentityProvider.COGNITO],
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // A sign-out everywhere does not wait for it: every API checks the sign-in's time within a minute.
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      // Two tabs may refresh simultaneously, and a response may get lost.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      readAttributes: writable.withStandardAttributes({ ...own, emailVerified: true }),
      writeAttributes: writable,
    });
  }

  private acceptFindings(): void {
    acceptFindings(this.pool, {
      COG1: 'Six characters and nothing else is the product rule; sign-in is throttled and locks after failures.',
      COG2: 'A second factor (TOTP) is offered to everyone, but not required in a consumer fitness app.',
      COG8: 'Threat protection needs the Plus plan, priced per user; nothing else in that plan is used.',
    });
  }
}
