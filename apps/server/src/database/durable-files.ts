import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  nfd?: number;
  node: unknown;
}

/** The part of Emscripten's Node file system that is touched here. */
interface NodeFiles {
  stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: unknown): string;
}

function syncFolder(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * PGlite's files with a working fsync. As it ships, PGlite tells PostgreSQL that every sync
 * succeeded without doing one, so that a power cut may lose what was acknowledged.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const teachSync = (module: object) => {
      const { NODEFS } = module as { NODEFS: NodeFiles };
      NODEFS.stream_ops.fsync = (file) => {
        if (file.nfd === undefined) syncFolder(NODEFS.realPath(file.node));
        else fsyncSync(file.nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), teachSync] },
    };
  }
}

/** `fdatasync` never reaches the file system from inside PGlite; `fsync` does. */
export const durableStart = (defaults: typeof PGlite.defaultStartParams) => [
  ...defaults.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
