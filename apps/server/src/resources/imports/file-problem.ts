import { formatMessage, type Localised } from '@vitrine/kit';

const MESSAGES = {
  'file-empty': { 'zh-CN': '文件中没有内容', 'en-US': 'The file is empty' },
  'encoding-unknown': {
    'zh-CN': '无法识别文件编码，请另存为“CSV UTF-8”后重试',
    'en-US': 'The text of the file cannot be read; please save it as "CSV UTF-8"',
  },
  'line-unreadable': {
    'zh-CN': '第 {line} 行的引号不成对，或该行过长',
    'en-US': 'Line {line} has a quotation mark without its pair, or is too long',
  },
  'columns-unknown': {
    'zh-CN': '不支持的列：{columns}',
    'en-US': 'These columns are not known: {columns}',
  },
  'columns-repeated': {
    'zh-CN': '重复的列：{columns}',
    'en-US': 'These columns are there twice: {columns}',
  },
  'columns-forbidden': {
    'zh-CN': '库存文件不能包含这些列：{columns}',
    'en-US': 'A file of stock must not have these columns: {columns}',
  },
  'columns-missing': {
    'zh-CN': '缺少 sku 或 product 列',
    'en-US': 'The file has neither a column sku nor a column product',
  },
  'decimal-ambiguous': {
    'zh-CN':
      '价格“{value}”可能是两种金额，请选择小数点的写法（命令行：--decimal comma 或 --decimal point）',
    'en-US':
      'A price such as {value} can mean two amounts; please say how decimals are written (--decimal comma or --decimal point)',
  },
  'decimal-mixed': {
    'zh-CN': '价格的小数点写法不一致，请选择其一（命令行：--decimal comma 或 --decimal point）',
    'en-US':
      'Prices are written with decimal commas and with decimal points; please say which counts (--decimal comma or --decimal point)',
  },
  'format-other': {
    'zh-CN': '该文件不是 {format} 的导出：缺少列 {columns}',
    'en-US': 'The file is no export of {format}: it has no column {columns}',
  },
  'mapping-other': {
    'zh-CN': '该文件不适用列对照“{mapping}”：缺少列 {columns}',
    'en-US': 'The mapping "{mapping}" does not fit: the file has no column {columns}',
  },
  'mapping-needs-csv': {
    'zh-CN': '列对照仅适用于 CSV 文件',
    'en-US': 'A mapping of columns reads CSV files only',
  },
  'columns-needed': {
    'zh-CN': '缺少列：{columns}',
    'en-US': 'These columns are missing: {columns}',
  },
  'rows-too-many': {
    'zh-CN': '文件超过 {limit} 行，请分成多个文件',
    'en-US': 'The file has more than {limit} rows; please split it',
  },
  'file-gone': {
    'zh-CN': '文件已不存在，请重新上传',
    'en-US': 'The file is gone; please upload it again',
  },
} as const satisfies Record<string, Localised>;

export type FileProblemReason = keyof typeof MESSAGES;

/** Why nothing of a file can be imported, in both languages. */
export class FileProblem extends Error {
  override name = 'FileProblem';
  readonly reason: FileProblemReason;
  readonly text: Localised;

  constructor(reason: FileProblemReason, values: Readonly<Record<string, string | number>> = {}) {
    super(formatMessage(MESSAGES[reason]['en-US'], values));
    this.reason = reason;
    this.text = {
      'zh-CN': formatMessage(MESSAGES[reason]['zh-CN'], values),
      'en-US': this.message,
    };
  }
}
