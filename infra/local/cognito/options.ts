import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type {
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
} from 'aws-lambda';

export interface CognitoOptions {
  userPoolId: string;
  clientId: string;
  /** `${origin}/cognito/${userPoolId}` */
  issuer: string;
  documents: DynamoDBDocumentClient;
  table: string;
  now: () => Date;
  /** Admin operations must be signed with this access key id. */
  adminAccessKeyId: string;
  passwordMinLength: number;
  sendMail: (mail: { to: string; subject: string; text: string }) => Promise<void>;
  triggers: {
    preSignUp?: (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>;
    postConfirmation?: (event: PostConfirmationTriggerEvent) => Promise<PostConfirmationTriggerEvent>;
    postAuthentication?: (event: PostAuthenticationTriggerEvent) => Promise<PostAuthenticationTriggerEvent>;
  };
}
