/** The version this client was built as; '0.0.0' where it runs from its sources. */
export const appVersion: string = import.meta.env.VITE_APP_VERSION ?? '0.0.0';
