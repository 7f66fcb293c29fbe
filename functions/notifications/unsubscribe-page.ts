import { brand } from '../../shared/brand';
import { brandColor, brandShades } from '../../shared/brand-colors';
import { pageColor } from '../../shared/page-color';

type Stage = 'asking' | 'done' | 'off' | 'unknown';

const settings = '<a href="/settings?section=reminders">Settings</a>';
const words: Record<Stage, { title: string; text: string }> = {
  asking: {
    title: 'Stop the emails about your streak?',
    text: `Your reminders in ${brand.product} will stay on.`,
  },
  done: {
    title: "You won't get these emails anymore",
    text: `Changed your mind? Turn them back on in ${settings}.`,
  },
  off: {
    title: 'These emails are off',
    text: `You're all set. You can turn them back on in ${settings}.`,
  },
  unknown: {
    title: 'This link is incomplete',
    text: `Open it from the email again, or turn these emails off in ${settings}.`,
  },
};

interface Lights {
  light: string;
  dark: string;
}
const lightDark = ({ light, dark }: Lights) => `light-dark(${light}, ${dark})`;

/** Light and dark, with the theme's colors. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1.25rem;
  background: ${lightDark(pageColor)}; color: light-dark(#17172b, #f5f6fc); font: 1rem/1.5 system-ui, sans-serif; }
body > p { font-size: 1.5rem; font-weight: 800; letter-spacing: -.02em; color: inherit; }
main { box-sizing: border-box; width: min(100vw - 2rem, 30rem); padding: 2rem; border-radius: 1.25rem;
  background: light-dark(#ffffff, #141828); border: 1px solid light-dark(rgb(36 28 60 / .13), rgb(163 174 220 / .16)); }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
p { margin: 0; color: light-dark(#474a62, #bcc2da); text-wrap: pretty; }
a { color: ${lightDark(brandShades.text)}; }
form { margin: 1.5rem 0 0; }
button { min-height: 3rem; padding: 0 1.5rem; border: 1px solid ${lightDark(brandShades.edge)}; border-radius: 999px;
  background: ${lightDark(brandColor)}; color: ${brandShades.ink}; font: inherit; font-weight: 650; cursor: pointer; }
:focus-visible { outline: 3px solid ${lightDark(brandShades.text)}; outline-offset: 3px; }`;

/** A page without scripts: it opens in any email program's browser. The form posts to its own address. */
export function unsubscribePage(stage: Stage): string {
  const { title, text } = words[stage];
  const form = stage === 'asking' ? '\n<form method="post"><button>Stop these emails</button></form>' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${brand.product}</title>
<style>${style}
</style>
</head>
<body>
<p>${brand.product}</p>
<main>
<h1>${title}</h1>
<p>${text}</p>${form}
</main>
</body>
</html>
`;
}
