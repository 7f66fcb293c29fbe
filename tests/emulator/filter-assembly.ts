import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { withoutLacking } from './without-lacking';

const destinationSchema = z.looseObject({ objectKey: z.string() });
const assetSchema = z.looseObject({
  source: z.looseObject({ path: z.string().optional() }),
  destinations: z.record(z.string(), destinationSchema),
});
const assetsSchema = z.looseObject({ files: z.record(z.string(), assetSchema) });
const manifestSchema = z.looseObject({
  artifacts: z.record(
    z.string(),
    z.looseObject({
      properties: z
        .looseObject({
          templateFile: z.string().optional(),
          stackTemplateAssetObjectUrl: z.string().optional(),
        })
        .optional(),
    }),
  ),
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const asText = (value: unknown) => JSON.stringify(value, null, 1);

/** The bucket keeps what it has under a name, so a changed template gets the name of its new content. */
function renameAsset(path: string, template: string, hash: string): void {
  const { files, ...rest } = assetsSchema.parse(readJson(path));
  const renamed = Object.entries(files).map(([key, asset]) => {
    if (asset.source.path !== template) return [key, asset];
    const destinations = Object.entries(asset.destinations).map(([name, destination]) => [
      name,
      { ...destination, objectKey: `${hash}.json` },
    ]);
    return [hash, { ...asset, destinations: Object.fromEntries(destinations) }];
  });
  writeFileSync(path, asText({ ...rest, files: Object.fromEntries(renamed) }));
}

function pointTo(path: string, hashes: ReadonlyMap<string, string>): void {
  const manifest = manifestSchema.parse(readJson(path));
  for (const { properties } of Object.values(manifest.artifacts)) {
    const hash = hashes.get(properties?.templateFile ?? '');
    const url = properties?.stackTemplateAssetObjectUrl;
    if (hash && url) properties.stackTemplateAssetObjectUrl = url.replace(/[^/]+$/, `${hash}.json`);
  }
  writeFileSync(path, asText(manifest));
}

/**
 * Removes from the templates of a cloud assembly (`cdk.out`) what emulators lack; a second time changes nothing.
 * Returns the logical IDs of what was replaced, by template.
 */
export function filterAssembly(folder: string): Map<string, string[]> {
  const replacedIn = new Map<string, string[]>();
  const hashes = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.template.json'))) {
    const { template, replaced } = withoutLacking(readJson(join(folder, file)));
    const text = asText(template);
    const hash = createHash('sha256').update(text).digest('hex');
    writeFileSync(join(folder, file), text);
    renameAsset(join(folder, file.replace('.template.json', '.assets.json')), file, hash);
    hashes.set(file, hash);
    replacedIn.set(file, replaced);
  }
  if (hashes.size === 0) throw new Error(`${folder} has no templates: run npm run synth first.`);
  pointTo(join(folder, 'manifest.json'), hashes);
  return replacedIn;
}
