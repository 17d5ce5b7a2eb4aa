import { join } from 'node:path';
import { fileStorage } from './files.ts';
import type { Storage } from './port.ts';
import { s3Storage } from './s3.ts';

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

export const openStorage = ({ dataDir, s3 }: StorageSettings, now: () => number): Storage =>
  s3 ? s3Storage({ ...s3, now }) : fileStorage(join(dataDir, 'private'));
