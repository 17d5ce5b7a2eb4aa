import type { AdminResponse } from '../api/admin-api.ts';
import { uploadFile } from '../api/upload-file.ts';

export type MediaFile = AdminResponse<'uploadMediaFile'>;

/** Uploads a file to the library. */
export const uploadMedia = (
  file: File,
  onProgress: (percent: number) => void,
): Promise<MediaFile> => uploadFile('uploadMediaFile', file, { onProgress });
