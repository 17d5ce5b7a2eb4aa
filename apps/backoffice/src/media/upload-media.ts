import { ApiError, toApiError } from '@vitrine/client';
import { adminTable } from '@vitrine/contract/admin/table';
import type { AdminResponse } from '../api/admin-api.ts';
import { readLanguage } from '../language/stored-language.ts';

export type MediaFile = AdminResponse<'uploadMediaFile'>;

const HUNDRED = 100;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Uploads a file and tells how much of it was sent, which fetch cannot. */
export function uploadMedia(file: File, onProgress: (percent: number) => void): Promise<MediaFile> {
  const [method, path] = adminTable.uploadMediaFile;
  const form = new FormData();
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('accept-language', readLanguage());
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((loaded / total) * HUNDRED));
    request.onerror = () => reject(new ApiError('network'));
    request.onload = () => {
      const { status, statusText } = request;
      const data = parse(request.responseText);
      if (status >= 200 && status < 300) resolve(data as MediaFile);
      else reject(toApiError({ status, statusText, headers: {}, data }));
    };
    request.send(form);
  });
}
