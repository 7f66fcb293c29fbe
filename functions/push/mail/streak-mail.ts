import { brand } from '../../../shared/brand';
import { brandColor, brandShades } from '../../../shared/brand-colors';
import type { Mail } from './send-mail';
import { isolated } from '../../../shared/rules/isolated';

interface StreakMail {
  name: string;
  title: string;
  message: string;
  siteUrl: string;
  unsubscribeUrl: string;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '');

const why =
  "You're getting this email because you turned it on in Settings. At most one a day, never at night.";

const asText = ({ name, message, siteUrl, unsubscribeUrl }: StreakMail) => `Hi ${isolated(name)},

${message}

Train now: ${siteUrl}/workout

${brand.coach}, ${brand.product}

--
${why}
Stop these emails: ${unsubscribeUrl}
${brand.product}, ${brand.support.address}
`;

/** Plain on purpose: no images, no external content, and no tracking. */
function asHtml(mail: StreakMail): string {
  const { name, title, message, siteUrl, unsubscribeUrl } = mail;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; max-width: 34em; margin: 0 auto; padding: 24px">
<h1 style="font-size: 22px; line-height: 1.3">${escapeHtml(title)}</h1>
<p>Hi ${escapeHtml(isolated(name))},</p>
<p>${escapeHtml(message)}</p>
<p><a href="${siteUrl}/workout" style="display: inline-block; padding: 12px 24px; border-radius: 24px; background-color: ${brandColor.dark}; color: ${brandShades.ink}; font-weight: 600; text-decoration: none">Train now</a></p>
<p>${brand.coach}, ${brand.product}</p>
<hr>
<p style="font-size: 14px">${why} <a href="${unsubscribeUrl}">Stop these emails</a>.</p>
<p style="font-size: 14px">${escapeHtml(`${brand.product}, ${brand.support.address}`)}</p>
</body>
</html>
`;
}

/** The 'streak at risk' email; names are other people's text, so they are escaped. */
export const streakMail = (mail: StreakMail): Omit<Mail, 'to'> => ({
  subject: mail.title,
  text: asText(mail),
  html: asHtml(mail),
  unsubscribeUrl: mail.unsubscribeUrl,
});
