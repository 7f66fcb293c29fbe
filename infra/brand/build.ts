import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../find-chromium.mjs';
import { offerHelp } from '../help';
import { brandFiles, brandPictures } from './files';
import { hashFile, pictureHashes, root } from './picture-hashes';

offerHelp(`
npm run build:brand    from shared/brand-colors.ts the sheet of the brand's colors, the icons and the web manifest

  --help    print this
`);

for (const [path, content] of Object.entries(brandFiles)) writeFileSync(join(root, path), content);

const executablePath = findChromium() ?? '';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [path, { svg, size }] of Object.entries(brandPictures)) {
  await page.setViewportSize({ width: size, height: size });
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await page.setContent(`<body style="margin: 0"><img src="${source}" width="${size}" height="${size}">`);
  await page.screenshot({ path: join(root, path), omitBackground: true });
}
await browser.close();
writeFileSync(hashFile, `${JSON.stringify(pictureHashes(), null, 2)}\n`);
console.log([...Object.keys(brandFiles), ...Object.keys(brandPictures)].join('\n'));
