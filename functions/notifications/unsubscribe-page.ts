import { brand } from '../../shared/brand';

type Stage = 'asking' | 'done' | 'off' | 'unknown';

const settings = '<a href="/settings">Settings</a>';
const words: Record<Stage, { title: string; text: string }> = {
  asking: {
    title: 'Stop the mails about your streak?',
    text: `Reminders in ${brand.product} itself stay as they are.`,
  },
  done: {
    title: 'You get no more of these mails',
    text: `If that was a slip, switch them on again in ${settings}.`,
  },
  off: {
    title: 'These mails are off',
    text: `There is nothing more to do. You can switch them on in ${settings}.`,
  },
  unknown: {
    title: 'This link is not whole',
    text: `Open it from the mail once more, or switch the mails off in ${settings}.`,
  },
};

/** In both lights, with the theme's colours. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f4f5fb, #0b0d17);
  color: light-dark(#12152a, #f5f6fc); font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(100% - 2rem, 30rem); padding: 2rem; border-radius: 1.25rem;
  background: light-dark(#ffffff, #141828); }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0; color: light-dark(#454b66, #bcc2da); }
a { color: light-dark(#00683b, #4df7a4); }
form { margin: 1.5rem 0 0; }
button { min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: 999px; background: #3df59a; color: #04170d;
  font: inherit; font-weight: 650; cursor: pointer; }
:focus-visible { outline: 3px solid light-dark(#00683b, #4df7a4); outline-offset: 3px; }`;

/** A page without a script: it opens in every mail program's browser. The form posts to where it was opened. */
export function unsubscribePage(stage: Stage): string {
  const { title, text } = words[stage];
  const form = stage === 'asking' ? '\n<form method="post"><button>Stop these mails</button></form>' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${brand.product}</title>
<style>${style}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>${form}
</main>
</body>
</html>
`;
}
