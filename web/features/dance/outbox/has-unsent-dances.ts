export const unsentKey = 'dance-unsent';

/** Whether this device keeps dances that have not arrived, known without the code that sends them. */
export function hasUnsentDances(): boolean {
  try {
    return localStorage.getItem(unsentKey) !== null;
  } catch {
    return false;
  }
}
