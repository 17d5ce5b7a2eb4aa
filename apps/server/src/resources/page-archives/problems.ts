import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'export-without-drafts': {
    code: 'conflict',
    zh: '页面没有可导出的草稿，请先新建草稿',
    en: 'The page has no drafts to export; please add one first',
  },
  'export-too-large': {
    code: 'conflict',
    zh: '图片与视频合计超过 {limit} MB，请减少所选草稿',
    en: 'Pictures and videos are more than {limit} MB; please choose fewer drafts',
  },
  'export-too-long': {
    code: 'conflict',
    zh: '区块改为副本后，一个页面超过 {limit} 个模块，请让区块保持联动',
    en: 'With copies of its blocks a page has more than {limit} modules; please keep them linked',
  },
  'archives-busy': {
    code: 'too-many-requests',
    zh: '正在处理其他文件，请稍后再试',
    en: 'Other files are being processed; please try again in a moment',
  },
  'archive-unreadable': {
    code: 'bad-input',
    zh: '这不是可以读取的 ZIP 文件',
    en: 'This is no ZIP file that can be read',
  },
  'archive-foreign': {
    code: 'bad-input',
    zh: '这不是从商城导出的页面文件',
    en: 'This is not the file of an exported page',
  },
  'archive-too-large': {
    code: 'bad-input',
    zh: '文件解开后过大，或包含过多图片',
    en: 'Its contents are too large, or too many',
  },
  'archive-damaged': {
    code: 'bad-input',
    zh: '文件已损坏或被改动过：内容与校验值不符',
    en: 'The file is damaged or was changed: its contents do not match their checksums',
  },
  'archive-newer': {
    code: 'bad-input',
    zh: '文件由更新版本的商城导出，请先升级本店',
    en: 'A later release has exported this file; please update this shop first',
  },
  'import-file-kind': {
    code: 'bad-input',
    zh: '文件的类型与页面所需不符',
    en: 'The file is not of the kind that the page shows',
  },
  'import-applied': {
    code: 'conflict',
    zh: '该文件已导入；如需再次导入，请重新上传',
    en: 'This file was imported already; to import it again, please upload it again',
  },
  'import-over': {
    code: 'conflict',
    zh: '上传的文件已过期，请重新上传',
    en: 'The uploaded file has expired; please upload it again',
  },
  'import-files-waiting': {
    code: 'conflict',
    zh: '还有 {count} 个图片或视频没有导入媒体库',
    en: '{count} pictures or videos are not in the media library yet',
  },
});
