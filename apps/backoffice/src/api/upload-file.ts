import { ApiError, toApiError } from '@vitrine/client';
import type { AdminCallName } from '@vitrine/contract/admin';
import { adminTable } from '@vitrine/contract/admin/table';
import { readLanguage } from '../language/stored-language.ts';
import type { AdminResponse } from './admin-api.ts';

const HUNDRED = 100;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

interface UploadOptions {
  onProgress(percent: number): void;
  signal?: AbortSignal;
}

/** Uploads a file by a call without parameters and tells how much of it was sent, which fetch cannot. */
export function uploadFile<N extends AdminCallName>(
  name: N,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<AdminResponse<N>> {
  const [method, path] = adminTable[name];
  const form = new FormData();
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('accept-language', readLanguage());
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((loaded / total) * HUNDRED));
    request.onerror = () => reject(new ApiError('network'));
    request.onabort = () => reject(new ApiError('cancelled'));
    request.onload = () => {
      const { status, statusText } = request;
      const data = parse(request.responseText);
      if (status >= 200 && status < 300) resolve(data as AdminResponse<N>);
      else reject(toApiError({ status, statusText, headers: {}, data }));
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
