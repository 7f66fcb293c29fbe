import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';

/** Colors this close count as equal, because font smoothing varies between runs. */
const tolerance = 24;

/** Runs in the page: the share of changed pixels of the larger picture, and both pictures side by side. */
async function comparePair({
  before,
  after,
  tolerance,
}: {
  before: string;
  after: string;
  tolerance: number;
}) {
  const load = async (data: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    return image;
  };
  const images = [await load(before), await load(after)] as const;
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const pixels = (image: HTMLImageElement) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  const [first, second] = [pixels(images[0]), pixels(images[1])];
  let changed = 0;
  for (let index = 0; index < first.length; index += 4) {
    const apart = [0, 1, 2, 3].some(
      (channel) => Math.abs((first[index + channel] ?? 0) - (second[index + channel] ?? 0)) > tolerance,
    );
    if (apart) changed += 1;
  }
  const pair = new OffscreenCanvas(width * 2 + 8, height);
  const context = pair.getContext('2d');
  images.forEach((image, side) => context?.drawImage(image, side * (width + 8), 0));
  const blob = await pair.convertToBlob();
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return { share: changed / (width * height), picture: btoa(text) };
}

/** Prints the share of changed pixels of every picture in both folders, and puts pairs above 2% into `pairs`. */
async function compareFolders(browser: Browser, before: string, after: string): Promise<void> {
  const pairs = join(after, 'pairs');
  mkdirSync(pairs, { recursive: true });
  const page = await browser.newPage();
  // The compiler names functions with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (named) => named');
  const base64 = (folder: string, name: string) => readFileSync(join(folder, name)).toString('base64');
  const names = readdirSync(after).filter((name) => name.endsWith('.png'));
  const known = new Set(readdirSync(before));
  const shares: [name: string, share: number][] = [];
  for (const name of names.filter((each) => known.has(each))) {
    const pair = { before: base64(before, name), after: base64(after, name), tolerance };
    const { share, picture } = await page.evaluate(comparePair, pair);
    shares.push([name, share]);
    if (share > 0.02) writeFileSync(join(pairs, name), Buffer.from(picture, 'base64'));
  }
  await page.close();
  for (const [name, share] of shares.toSorted(([, a], [, b]) => b - a))
    console.log(`${(share * 100).toFixed(2).padStart(6)} %  ${name}`);
  console.log(`${shares.filter(([, share]) => share > 0.02).length} of ${shares.length} above 2 %: ${pairs}`);
}

const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error('npm run screenshots:compare -- FOLDER-BEFORE FOLDER-AFTER');
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
try {
  await compareFolders(browser, before, after);
} finally {
  await browser.close();
}
