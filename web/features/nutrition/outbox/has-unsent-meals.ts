export const unsentKey = 'nutrition-unsent';

/** Whether this device keeps meals or drinks that have not arrived, known without the code that sends them. */
export function hasUnsentMeals(): boolean {
  try {
    return localStorage.getItem(unsentKey) !== null;
  } catch {
    return false;
  }
}
