import { cleanText } from '../clean-text';
import { maximumAnswerLength } from './bounds';

/** Lower-case text with one kind of apostrophe and no underscores or doubled spaces. */
export function plainText(text: string): string {
  return cleanText(text.slice(0, maximumAnswerLength))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
}
