/**
 * What shows nothing, moves what stands beside it, or is half a character. Choosers of a look and joiners show nothing either, but
 * emoji and some scripts need them, after a character of theirs; a joiner of letters never belongs after those named here.
 */
const hidden =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800\u{1d159}]|(?<![\p{ExtPict}\d#*\p{scx=Hani}\p{scx=Mong}])\p{VS}|\u200c(?![\p{L}\p{M}])|(?<![\p{ExtPict}\p{EMod}\ufe0f](?=\u200d\p{ExtPict}))(?:(?<![\p{L}\p{M}])|(?<=[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}\p{scx=Hani}\p{scx=Hang}\p{scx=Kana}\u0300-\u036f]))[\u200c\u200d]|(?![\u200c\u200d\p{VS}])[\p{Cf}\p{DI}]/u;

/** More than any script puts on one letter: they would lie over what stands above and below. */
const stacked = /\p{M}{5}/u;

/** Whether each character of the text can be seen, where it stands. */
export const isAllShown = (text: string) => !hidden.test(text) && !stacked.test(text);

const link =
  /:\/\/|\bwww\.|[\p{L}\d]\.(?:com|net|org|info|io|app|dev|xyz|co|me|ru|cn|link|site|shop|online)(?!\p{L})/iu;

/** Whether someone could take it for an address on the web. */
export const holdsLink = (text: string) => link.test(text);
