import { defineMessages } from '@vitrine/kit';

export const archiveMessages = defineMessages({
  export: ['导出', 'Export'],
  exportTitle: ['导出页面', 'Export the page'],
  exportHint: [
    '生成一个 ZIP 文件，包含所选草稿及其图片和视频，可导入另一家店铺。',
    'Makes one ZIP file of the chosen drafts with their pictures and videos, which another shop can import.',
  ],
  drafts: ['草稿', 'Drafts'],
  blocks: ['联动区块', 'Linked blocks'],
  blockModes: {
    included: ['随页面导出，保持联动', 'Go with the page and stay linked'],
    expanded: ['改为副本，成为页面自己的模块', 'Become copies: modules of the page itself'],
  },
  download: ['下载文件', 'Download'],
  preparing: ['正在打包图片与视频…', 'Packing pictures and videos…'],
  exported: ['文件已下载', 'The file is downloaded'],
  importTitle: ['导入页面', 'Import page'],
  drop: [
    '将导出的页面文件拖到此处，或点击选择',
    'Drop the file of an exported page here, or click to choose it',
  ],
  dropHint: [
    'ZIP 文件，不超过 100 MB。上传后先列出将建立的内容，确认后才会导入',
    'A ZIP of at most 100 MB. You see what it would become before anything is imported',
  ],
  uploading: ['正在上传 {name}', 'Uploading {name}'],
  another: ['换一个文件', 'Another file'],
  source: ['{file} · {time} 由 {version} 版导出', '{file} · exported by release {version}, {time}'],
  willCreate: ['将导入', 'What is imported'],
  draftLine: ['{modules} 个模块', '{modules} {modules|module|modules}'],
  newDraft: ['新草稿', 'new draft'],
  newVersion: ['新版本', 'new version'],
  newBlock: ['新区块，导入后须发布', 'new; publish it afterwards'],
  knownBlock: ['本店已有，沿用本店内容', 'here already; it keeps its own modules'],
  media: ['图片与视频', 'Pictures and videos'],
  known: ['{count} 个已在本店，直接使用', '{count} {count|is|are} here already'],
  waiting: [
    '{count} 个将存入媒体库，共 {size} MB',
    '{count} will be added to the media library, {size} MB',
  ],
  refused: [
    '{count} 个未通过检查，以占位图代替',
    '{count} {count|was|were} refused; a placeholder takes the place',
  ],
  missing: [
    '{count} 个文件中没有，本店也没有，以占位图代替',
    '{count} {count|is|are} neither in the file nor in this shop; a placeholder takes the place',
  ],
  noMedia: ['不含图片与视频', 'No pictures and no videos'],
  problems: ['导入后请留意 {count} 处', '{count} {count|thing|things} to look at afterwards'],
  moreProblems: ['另有 {count} 处', 'and {count} more'],
  problemsHint: [
    '内容会照原样保留，发布前的检查还会列出',
    'Nothing is left out; the check before publishing lists them again',
  ],
  noProblems: ['所有模块在本店都能正常显示', 'This shop can show all modules'],
  target: ['导入到', 'Import into'],
  newPage: ['新页面', 'A new page'],
  existingPage: [
    '已有页面“{code}”，作为草稿的新版本',
    'The page “{code}”, as new versions of its drafts',
  ],
  existingHint: [
    '原有版本保留在“版本”中，可随时恢复',
    'What is there now stays among its versions and can be restored',
  ],
  taken: [
    '编号“{code}”在本店已有页面，请换一个编号，或导入到该页面',
    'This shop has a page with the code “{code}”: choose another code, or that page',
  ],
  name: ['名称', 'Name'],
  code: ['编号', 'Code'],
  run: ['导入为草稿', 'Import as drafts'],
  running: [
    '正在存入图片与视频：{done} / {total}',
    'Adding pictures and videos: {done} of {total}',
  ],
  done: ['已导入为草稿，尚未发布', 'Imported as drafts; nothing is published'],
  retry: ['继续导入', 'Go on'],
});
