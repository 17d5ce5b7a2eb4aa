import { uploadFile } from '@tarojs/taro';
import type { MiniUploader } from '@vitrine/client';
import { isHttpError } from './http-error.ts';

/** The vendor's upload function. Alipay requires the type of the file. */
export const miniUpload: MiniUploader = (options) => {
  const task = uploadFile({ ...options, fileType: 'image' } as Parameters<typeof uploadFile>[0]);
  const response = task.catch((reason: unknown) => {
    if (!isHttpError(reason)) throw reason;
    const { status, headers = {}, data } = reason;
    return { statusCode: status, header: headers, data: String(data), errMsg: '' };
  });
  return Object.assign(response, { abort: () => void task.abort?.() });
};
