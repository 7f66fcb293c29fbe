/** A whole number with its digits grouped: 12345 as '12,345'. Not with Intl, whose first use takes a browser 20 ms. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
