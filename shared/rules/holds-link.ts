const link =
  /:\/\/|\bwww\.|[\p{L}\d]\.(?:com|net|org|info|io|app|dev|xyz|co|me|ru|cn|link|site|shop|online)(?!\p{L})/iu;

/** Whether the text could pass for a web address. */
export const holdsLink = (text: string) => link.test(text);
