/** What a person's own device or automation may be allowed to add. */
export const deviceScopes = ['steps', 'weight', 'water', 'activity'] as const;
export type DeviceScope = (typeof deviceScopes)[number];
