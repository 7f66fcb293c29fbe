const lastUserKey = /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/;

/** Whether this browser holds a sign-in at all: visitors need not load the sign-in library. */
export function hasStoredSignIn(storage: Storage = localStorage): boolean {
  return Object.keys(storage).some((key) => lastUserKey.test(key));
}
