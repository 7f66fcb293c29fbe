/** Removes escape sequences, which could hide or forge lines in a terminal. Line breaks of a message stay. */
export const plainText = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, ' ');
