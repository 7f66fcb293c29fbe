interface ImportMetaEnv {
  readonly VITE_APP_VERSION?: string;
  /** Of shared/brand-colors.ts, as text: pages that use it need no file more for it. */
  readonly VITE_BRAND_COLOR: string;
  /** How many exercises the library holds. */
  readonly VITE_EXERCISES: string;
}
