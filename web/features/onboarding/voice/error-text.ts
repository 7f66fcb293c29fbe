/** What went wrong in a voice session, as the server words it if it does. */
export const errorTextOf = (message: string): string => message.trim() || 'Failed to connect to AI coach';
