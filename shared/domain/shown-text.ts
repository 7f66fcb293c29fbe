/** Scripts whose letters a joiner joins or parts; also at the end of a word, as in Malayalam. */
const joining = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu']
  .concat(['Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'])
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const emoji = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f';

/**
 * What shows nothing, moves what stands beside it, or is half a character. Joiners and choosers of a look show nothing either, but
 * some scripts and emoji need them, after a character of theirs.
 */
const hidden = new RegExp(
  [
    '[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u2800\\u{1d159}]',
    `(?<![${joining}])\\u200c`,
    '\\u200c(?![\\p{L}\\p{M}])',
    `(?<![${joining}])(?<![${emoji}](?=\\u200d\\p{Extended_Pictographic}))\\u200d`,
    '(?<![\\p{Extended_Pictographic}0-9#*])[\\ufe0e\\ufe0f]',
    '(?<!\\p{scx=Hani})[\\ufe00-\\ufe0d\\u{e0100}-\\u{e01ef}]',
    '(?<!\\p{scx=Mong})[\\u180b-\\u180d\\u180f]',
    '(?![\\u200c\\u200d\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}\\u180b-\\u180d\\u180f])[\\p{Cf}\\p{DI}]',
  ].join('|'),
  'u',
);

/** Whether each character of the text can be seen, where it stands. */
export const isAllShown = (text: string) => !hidden.test(text);
