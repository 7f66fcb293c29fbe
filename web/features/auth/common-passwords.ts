/** The passwords at the top of every guessing list, from six characters on. */
const commonPasswords = new Set(
  `123456 1234567 12345678 123456789 1234567890 123123 123123123 123321 123qwe 121212 112233 111111 1111111
  11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999 654321 7654321
  87654321 987654321 0123456789 131313 159753 147258 147258369 159357 101010 202020 696969 100000 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx qazwsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz qwertzuiop azerty asdfgh asdfghjkl
  asdasd asd123 zxcvbn zxcvbnm q1w2e3r4 password password1 password12 password123 password! passw0rd p@ssw0rd
  p@ssword pass123 passwort passwort1 abc123 abcd1234 abcdef abcdefg abcdefgh a123456 a12345678 aa123456 aaaaaa
  iloveyou iloveyou1 ilovethis letmein letmein1 welcome welcome1 welcome123 admin1 admin123 administrator changeme
  default secret secret1 login123 master master1 monkey monkey1 dragon dragon1 shadow sunshine sunshine1 princess
  princess1 football football1 baseball soccer hockey superman batman pokemon starwars trustno1 whatever michael
  jordan jordan23 jennifer jessica ashley daniel thomas charlie andrew matthew nicole hunter hunter2 harley ranger
  killer freedom ginger pepper cookie cheese summer summer1 winter flower purple orange yellow silver hello123
  hellohello test123 test1234 testtest google facebook linkedin computer internet samsung mustang corvette
  lovely loveme babygirl babyboy blink182 zaq12wsx fitness workout training`.split(/\s+/),
);

/** Whether a password would be among the first guesses. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
