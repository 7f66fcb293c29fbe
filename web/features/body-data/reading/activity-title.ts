import { titleSchema } from '../../../../shared/contracts/values';
import { cleanText } from '../../../../shared/rules/clean-text';
import { longestName } from '../../../../shared/rules/text-length';

/** Longer ones are cut before they are cleaned, which takes time. */
const longestRead = 400;

/** What the file calls an activity, on one line and no longer than a title may be; null if nothing is left of it. */
export function activityTitle(text: string | null | undefined): string | null {
  if (!text) return null;
  const line = cleanText(text.slice(0, longestRead))
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const characters = [...new Intl.Segmenter('en').segment(line)].map(({ segment }) => segment);
  const shown =
    characters.length > longestName
      ? `${characters
          .slice(0, longestName - 1)
          .join('')
          .trim()}…`
      : line;
  const title = titleSchema.safeParse(shown);
  return title.success ? title.data : null;
}
