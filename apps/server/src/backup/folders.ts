import { cp, readdir, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Settings } from '../settings.ts';
import { BackupError, type Manifest } from './manifest.ts';

type FolderName = Manifest['folders'][number];
type FolderSettings = Pick<Settings, 'dataDir' | 'demoDir' | 'imageDir' | 'videoDir'>;

const isFilled = (path: string) =>
  readdir(path).then(
    ({ length }) => length > 0,
    () => false,
  );

const isInside = (path: string, parent: string) =>
  `${resolve(path)}${sep}`.startsWith(`${resolve(parent)}${sep}`);

/** The folders of a shop's files. Those of the demo shop come with every release. */
function listFolders({ dataDir, demoDir, imageDir, videoDir }: FolderSettings) {
  const all: readonly [FolderName, string, setting: string][] = [
    ['images', imageDir, 'IMAGE_DIR'],
    ['videos', videoDir, 'VIDEO_DIR'],
    ['private', join(dataDir, 'private'), 'DATA_DIR'],
  ];
  return all.filter(([, path]) => !isInside(path, demoDir));
}

/** Copies the shop's files into a backup, and answers which folders there were. */
export async function copyFolders(settings: FolderSettings, backup: string): Promise<FolderName[]> {
  const copied: FolderName[] = [];
  for (const [name, path] of listFolders(settings)) {
    if (!(await isFilled(path))) continue;
    await cp(path, join(backup, name), { recursive: true });
    copied.push(name);
  }
  return copied;
}

/** Finds where the files of a backup belong. None of them may replace a file of another shop. */
export async function planFolders(
  settings: FolderSettings,
  backup: string,
  names: readonly FolderName[],
): Promise<{ from: string; to: string }[]> {
  const targets = listFolders(settings);
  return Promise.all(
    names.map(async (name) => {
      const [, to] = targets.find(([each]) => each === name) ?? [];
      const from = join(backup, name);
      if (!to)
        throw new BackupError(
          `The backup contains ${name}. Set ${name === 'images' ? 'IMAGE_DIR' : 'VIDEO_DIR'} to the folder where they belong`,
        );
      if (!(await stat(from).catch(() => undefined)))
        throw new BackupError(`The folder ${from} is missing`);
      if (await isFilled(to)) throw new BackupError(`${to} is not empty`);
      return { from, to };
    }),
  );
}

export async function restoreFolders(plan: readonly { from: string; to: string }[]): Promise<void> {
  for (const { from, to } of plan) await cp(from, to, { recursive: true });
}
