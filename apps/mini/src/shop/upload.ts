import { uploadFile } from '@tarojs/taro';
import type { MiniUploader } from '@vitrine/client';
import { isAnswer } from './refused.ts';

/** The vendor's function that sends a file. Alipay wants to be told what kind of file it is. */
export const miniUpload: MiniUploader = (options) => {
  const task = uploadFile({ ...options, fileType: 'image' } as Parameters<typeof uploadFile>[0]);
  const answer = task.catch((reason: unknown) => {
    if (!isAnswer(reason)) throw reason;
    const { status, headers = {}, data } = reason;
    return { statusCode: status, header: headers, data: String(data), errMsg: '' };
  });
  return Object.assign(answer, { abort: () => void task.abort?.() });
};
