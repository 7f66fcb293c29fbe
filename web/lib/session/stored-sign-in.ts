const lastUserKey = /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/;

/** Whether this browser holds a sign-in at all: visitors need not load the sign-in library. */
export function hasStoredSignIn(storage: Storage = localStorage): boolean {
  return Object.keys(storage).some((key) => lastUserKey.test(key));
}

/** Names the account that is signed in here; the sign-in library's own name for it. Null for visitors. */
export function storedAccount(storage: Storage = localStorage): string | null {
  const key = Object.keys(storage).find((name) => lastUserKey.test(name));
  return key ? storage.getItem(key) : null;
}
