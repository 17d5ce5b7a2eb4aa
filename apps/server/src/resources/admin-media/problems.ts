import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'video-unreadable': {
    code: 'bad-input',
    zh: '无法读取视频，请上传 H.264 编码的 MP4',
    en: 'The video cannot be read; please upload an MP4 with H.264',
  },
  'video-codec': {
    code: 'bad-input',
    zh: '部分手机无法播放该视频编码，请另存为 H.264 编码的 MP4',
    en: 'Some phones cannot play this video; please save it as an MP4 with H.264',
  },
  'video-not-streamable': {
    code: 'bad-input',
    zh: '该视频须完整下载后才能播放，请以“快速启动”（fast start）方式另存',
    en: 'This video plays only after it is downloaded in full; please save it with fast start',
  },
  'file-shown': {
    code: 'forbidden',
    zh: '此图片已在店铺中展示；替代文字和焦点须由有发布权限的同事更改',
    en: 'The shop shows this picture; a colleague who may publish has to change its text and focal point',
  },
  'file-in-use': {
    code: 'conflict',
    zh: '文件仍在使用，不能删除',
    en: 'The file is still used, so it cannot be deleted',
  },
  'file-being-deleted': {
    code: 'conflict',
    zh: '同一文件正在删除，请稍后再上传',
    en: 'The same file is being deleted; please upload it again in a moment',
  },
});
