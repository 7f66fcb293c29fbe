/** The sign-in library, configured; it is large, so it loads with the first sign that somebody signs in. */
export async function loadAuth() {
  const [auth, { configureCognito }] = await Promise.all([
    import('aws-amplify/auth'),
    import('../../../lib/session/cognito'),
  ]);
  await configureCognito();
  return auth;
}
