import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface SiteFile {
  path: string;
  size: number;
  modifiedAt: Date;
  /** Named after its content, so it may be kept for ever. */
  immutable: boolean;
}

/** Source maps are built for error reports and deployed nowhere. */
const isSourceMap = (path: string) => path.endsWith('.map');
const hashedName = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** The decoded path, or null for one that is malformed, hidden or tries to leave the folder. */
function plainPath(urlPath: string): string | null {
  try {
    const path = decodeURIComponent(urlPath);
    const parts = path.split(/[/\\]/);
    const isHidden = parts.some((part) => part.startsWith('.'));
    return isHidden || isSourceMap(path) || path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** Finds the file behind the path of a URL; null when there is none to show. */
export async function findSiteFile(root: string, urlPath: string): Promise<SiteFile | null> {
  const plain = plainPath(urlPath);
  if (plain === null) return null;
  const path = join(root, plain === '/' ? 'index.html' : plain);
  if (!path.startsWith(root + sep)) return null;
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  return { path, size: found.size, modifiedAt: found.mtime, immutable: hashedName.test(plain) };
}
