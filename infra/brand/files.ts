import { brand } from '../../shared/brand';
import { brandColor, brandShades } from '../../shared/brand-colors';
import { pageColor } from '../../shared/page-color';

const { hover, edge, text, ink } = brandShades;
const white = '#f5f6fc';

const tokens = (theme: 'dark' | 'light') => `  --color-page: ${pageColor[theme]};
  --color-go: ${brandColor[theme]};
  --color-go-hover: ${hover[theme]};
  --color-go-ink: ${ink};
  --color-go-edge: ${edge[theme]};
  --color-go-text: ${text[theme]};
  --color-go-mark: ${edge[theme]};`;

const sheet = `/* The colors of the brand. Written by \`npm run build:brand\`; they are changed in shared/brand-colors.ts. */
@theme static {
${tokens('dark')}
}
[data-theme='light'] {
${tokens('light')}
}
`;

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${pageColor.dark}"/><circle cx="16" cy="8.6" r="3.2" fill="${brandColor.dark}"/><path d="M7.6 12.4 16 24.4l8.4-12" fill="none" stroke="${white}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>
`;

const icon = (drawn: string, defs = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <defs>
    <radialGradient id="glow" cx="50%" cy="112%" r="95%">
      <stop offset="0" stop-color="#c95f7a" />
      <stop offset="0.42" stop-color="#482951" />
      <stop offset="1" stop-color="${pageColor.dark}" />
    </radialGradient>${defs}
  </defs>
  ${drawn}
</svg>
`;
const mark = `<rect width="512" height="512" fill="${pageColor.dark}" />
  <rect width="512" height="512" fill="url(#glow)" />
  <circle cx="256" cy="164" r="42" fill="${brandColor.dark}" />
  <path d="M151 218 256 368 361 218" fill="none" stroke="${white}" stroke-width="50" stroke-linecap="round" stroke-linejoin="round" />`;

/** It is drawn larger where nothing gets cut off. */
const large = `<g transform="translate(256 256) scale(1.12) translate(-256 -256)">${mark}</g>`;
const rounded = icon(
  `<g clip-path="url(#edge)">${large}</g>`,
  '<clipPath id="edge"><rect width="512" height="512" rx="112.64" /></clipPath>',
);

const small = [{ src: '/icons/icon-192.png', sizes: '192x192' }];
const webManifest = {
  id: '/',
  name: brand.product,
  short_name: brand.product,
  description: `Training, nutrition, and dance with a coach named ${brand.coach}, who adapts to your goals and your week.`,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  lang: 'en',
  dir: 'ltr',
  background_color: pageColor.dark,
  theme_color: pageColor.dark,
  categories: ['fitness', 'health', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    { name: 'Start Workout', url: '/workout', icons: small },
    { name: 'Dance', url: '/dance', icons: small },
    { name: 'Nutrition', url: '/nutrition', icons: small },
  ],
};

/** Files that cannot import a color, by path: written from the tokens, and compared with them by a test. */
export const brandFiles: Readonly<Record<string, string>> = {
  'web/styles/brand.css': sheet,
  'web/public/favicon.svg': favicon,
  'web/public/icons/icon.svg': icon(mark),
  'web/public/manifest.webmanifest': `${JSON.stringify(webManifest, null, 2)}\n`,
};

/** Pictures that a browser draws from an SVG, with their width in pixels. */
export const brandPictures: Readonly<Record<string, { svg: string; size: number }>> = {
  'web/public/icons/apple-touch-icon.png': { svg: icon(large), size: 180 },
  'web/public/icons/icon-192.png': { svg: rounded, size: 192 },
  'web/public/icons/icon-512.png': { svg: rounded, size: 512 },
  'web/public/icons/icon-maskable-512.png': { svg: icon(mark), size: 512 },
};
