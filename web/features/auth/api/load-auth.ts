async function load() {
  const [auth, { configureCognito }] = await Promise.all([
    import('aws-amplify/auth'),
    import('../../../lib/session/cognito'),
  ]);
  await configureCognito();
  return auth;
}

let loading: ReturnType<typeof load> | null = null;

/** The configured sign-in library; it is large, so it loads at the first hint that the person is signing in. */
export function loadAuth(): ReturnType<typeof load> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
