import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A user without rights, as whom a test that may change users starts the shop. */
const UNPRIVILEGED = 65_534;
const canChangeUser = process.getuid?.() === 0;

/** The Node of the repository, which an image has by itself. */
const OWN_NODE = /^node_modules\/node-linux-/;

interface LockedPackage {
  dev?: boolean;
  link?: boolean;
}

/** The paths that the Dockerfile copies into the image. */
function listCopiedPaths(): string[] {
  const text = readFileSync(join(ROOT, 'ops/Dockerfile'), 'utf8');
  return [...text.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)].map(([, from, to]) => {
    if (!from || from !== to) throw new Error(`The image keeps ${from} at another path`);
    return from;
  });
}

/** The folders of installed packages that are left after `npm prune --omit=dev`. */
function listProductionPackages(): string[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path.includes('node_modules/') && !dev && !OWN_NODE.test(path))
    .map(([path]) => path)
    .filter((path) => existsSync(join(ROOT, path)));
}

function copy(path: string, folder: string): void {
  const to = join(folder, path);
  mkdirSync(dirname(to), { recursive: true });
  const filter = (from: string) => !from.slice(join(ROOT, path).length).includes('/node_modules');
  cpSync(join(ROOT, path), to, { recursive: true, verbatimSymlinks: true, filter });
}

export interface ShopImage {
  readonly folder: string;
  readonly dataDir: string;
  /** Options with which a process is started as the user of the image. */
  readonly user: { uid?: number; gid?: number };
  remove(): void;
}

/** Copies what an image of the shop contains into an empty folder that its user cannot change. */
export function createShopImage(): ShopImage {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-image-'));
  const folder = join(root, 'app');
  const dataDir = join(root, 'data');
  const copied = listCopiedPaths().filter((path) => path !== 'node_modules');
  for (const path of [...copied, ...listProductionPackages()]) copy(path, folder);
  mkdirSync(dataDir);
  if (canChangeUser) {
    chownSync(root, UNPRIVILEGED, UNPRIVILEGED);
    chownSync(dataDir, UNPRIVILEGED, UNPRIVILEGED);
  }
  return {
    folder,
    dataDir,
    user: canChangeUser ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {},
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
