/** The background of every page, and what browsers paint their own bars with. */
export const pageColor = { dark: '#0b0d17', light: '#f8f4ef' } as const;
