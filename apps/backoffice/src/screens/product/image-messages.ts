import { defineMessages } from '@vitrine/kit';

export const imageMessages = defineMessages({
  upload: ['上传图片', 'Upload pictures'],
  uploadHint: [
    '可将文件拖到此处；JPEG、PNG、WebP 或 AVIF，每张不超过 20 MB',
    'Files can be dropped here; JPEG, PNG, WebP or AVIF, at most 20 MB each',
  ],
  uploaded: ['图片已添加', 'The picture is added'],
  cover: ['封面', 'Cover'],
  earlier: ['前移', 'Move earlier'],
  later: ['后移', 'Move later'],
  edit: ['焦点与说明', 'Focal point and text'],
  remove: ['移除', 'Remove'],
  removeTitle: ['移除这张图片？', 'Remove this picture?'],
  saved: ['已保存', 'Saved'],
  alt: ['替代文字', 'Alternative text'],
  altHint: ['供屏幕阅读器朗读', 'Screen readers read it'],
  save: ['保存', 'Save'],
  picture: ['图片 {number}', 'Picture {number}'],
  empty: ['还没有图片', 'No pictures yet'],
});
