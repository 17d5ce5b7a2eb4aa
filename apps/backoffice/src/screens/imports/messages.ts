import { defineMessages } from '@vitrine/kit';

export const importMessages = defineMessages({
  import: ['导入', 'Import'],
  kinds: {
    products: ['商品与尺码', 'Products and sizes'],
    stock: ['库存与价格', 'Stock and prices'],
    brands: ['品牌', 'Brands'],
    categories: ['类目', 'Categories'],
    colours: ['颜色', 'Colours'],
    attributes: ['材质与细节', 'Materials and details'],
    merchants: ['商家与配送', 'Merchants and shipping'],
  },
  hint: [
    '将 CSV 或 JSON Lines 文件拖到此处，或点击选择（不超过 50 MB）',
    'Drop a CSV or JSON Lines file here, or click to choose one (at most 50 MB)',
  ],
  createMissing: [
    '新建文件中出现而店铺没有的品牌、类目、颜色与属性',
    'Create brands, categories, colours and attributes that the shop does not have',
  ],
  usual: {
    brand: ['未写明品牌的新商品归入品牌', 'Brand of new products that name none'],
    category: [
      '未写明类目的新商品归入类目（女装 > 大衣）',
      'Category of new products that name none (Women > Coats)',
    ],
    merchant: [
      '未写明商家的规格归入商家（仅一家时无需填写）',
      'Merchant of variants that name none (not needed with only one)',
    ],
  },
  gender: ['类目未写明性别时归入', 'Categories that name no gender belong to'],
  noGender: ['不指定', 'No gender'],
  format: ['文件来自', 'The file comes from'],
  detected: ['自动识别', 'Found out by its columns'],
  decimal: ['价格写法', 'Prices are written'],
  fromPrices: ['按文件中的价格判断', 'Found out by all prices'],
  decimals: {
    point: ['1,200.50（小数点）', '1,200.50 (decimal point)'],
    comma: ['1.200,50（小数逗号）', '1.200,50 (decimal comma)'],
  },
  template: ['下载空白模板', 'Download an empty file with all columns'],
  dryRun: ['试运行（不写入）', 'Dry run (writes nothing)'],
  start: ['开始导入', 'Start the import'],
  again: ['换一个文件', 'Another file'],
  tryFirst: ['建议先试运行，检查每一行的错误', 'A dry run first shows the errors of every row'],
  export: ['导出商品', 'Export products'],
  csv: ['导出为 CSV', 'Export as CSV'],
  jsonl: ['导出为 JSON Lines', 'Export as JSON Lines'],
});
