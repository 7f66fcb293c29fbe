async function load() {
  const [auth, { configureCognito }] = await Promise.all([
    import('aws-amplify/auth'),
    import('../../../lib/session/cognito'),
  ]);
  await configureCognito();
  return auth;
}

let loading: ReturnType<typeof load> | null = null;

/** The sign-in library, configured; it is large, so it loads with the first sign that somebody signs in. */
export function loadAuth(): ReturnType<typeof load> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
