/**
 * What shows nothing, moves what stands beside it, or is half a character. Choosers of a look and joiners show nothing either, but
 * emoji and some scripts need them, after a character of theirs; a joiner of letters never belongs after those named here.
 */
const hidden =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800\u{1d159}]|(?<![\p{ExtPict}\d#*\p{scx=Hani}\p{scx=Mong}])\p{VS}|\u200c(?![\p{L}\p{M}])|(?<![\p{ExtPict}\p{EMod}\ufe0f](?=\u200d\p{ExtPict}))(?:(?<![\p{L}\p{M}])|(?<=[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}\p{scx=Hani}\p{scx=Hang}\p{scx=Kana}\u0300-\u036f]))[\u200c\u200d]|(?![\u200c\u200d\p{VS}])[\p{Cf}\p{DI}]/u;

/** Whether each character of the text can be seen, where it stands. */
export const isAllShown = (text: string) => !hidden.test(text);
