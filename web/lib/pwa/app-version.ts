/** This client's build version; '0.0.0' when it runs from source. */
export const appVersion: string = import.meta.env.VITE_APP_VERSION ?? '0.0.0';
