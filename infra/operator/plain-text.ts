/** What a terminal must not act on: escape sequences could hide or forge lines. Line ends of a message stay. */
export const plainText = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, ' ');
