import { join } from 'node:path';
import { fileStorage } from './files.ts';
import type { Storage } from './port.ts';
import { type S3Options, s3Storage } from './s3.ts';

/** Without S3 settings, files are stored in the data folder. */
export interface StorageSettings {
  readonly dataDir: string;
  readonly s3:
    | undefined
    | {
        readonly endpoint: string;
        readonly region: string;
        readonly bucket: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      };
}

type Patience = Pick<S3Options, 'timeoutMs' | 'deadlineMs'>;

/** Videos are large, and an operator rather waits than uploads again. */
export const FOR_LARGE_FILES: Patience = { timeoutMs: 60_000, deadlineMs: 120_000 };

export const openStorage = (
  { dataDir, s3 }: StorageSettings,
  now: () => number,
  patience: Patience = {},
): Storage => (s3 ? s3Storage({ ...s3, ...patience, now }) : fileStorage(join(dataDir, 'private')));
