/**
 * Characters that are invisible, move their neighbors, or are half of one. Variation selectors and joiners are also
 * invisible, but emoji and some scripts need them after one of their characters; a letter joiner never belongs after
 * those listed here.
 */
const hidden =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800\u{1d159}]|(?<![\p{ExtPict}\d#*\p{scx=Hani}\p{scx=Mong}])\p{VS}|\u200c(?![\p{L}\p{M}])|(?<![\p{ExtPict}\p{EMod}\ufe0f](?=\u200d\p{ExtPict}))(?:(?<![\p{L}\p{M}])|(?<=[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}\p{scx=Hani}\p{scx=Hang}\p{scx=Kana}\u0300-\u036f]))[\u200c\u200d]|(?![\u200c\u200d\p{VS}])[\p{Cf}\p{DI}]/u;

/** More combining marks than any script puts on one letter: they would cover the lines above and below. */
const stacked = /\p{M}{5}/u;

/** Whether every character of the text is visible where it is. */
export const isAllShown = (text: string) => !hidden.test(text) && !stacked.test(text);

const link =
  /:\/\/|\bwww\.|[\p{L}\d]\.(?:com|net|org|info|io|app|dev|xyz|co|me|ru|cn|link|site|shop|online)(?!\p{L})/iu;

/** Whether the text could pass for a web address. */
export const holdsLink = (text: string) => link.test(text);
