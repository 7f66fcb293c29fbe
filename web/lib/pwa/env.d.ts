interface ImportMetaEnv {
  readonly VITE_APP_VERSION?: string;
}
