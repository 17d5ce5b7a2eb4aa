import { CATALOGUE_CHANGE_TARGETS } from '@vitrine/contract/admin';
import { CATALOGUE_FIELD_LABELS } from '@vitrine/contract/admin/catalogue-field-labels';
import { defineMessages, type Localised, type Messages } from '@vitrine/kit';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { findFieldText } from '../marketing/fields/find-field-text.ts';
import { findItemType } from '../marketing/item-types.ts';

const isPlace = (part: string) => /^\d+$/.test(part);

const fieldNames: Messages<Readonly<Record<string, string>>> = defineMessages({
  email: ['邮箱', 'E-mail'],
  mobile: ['手机', 'Mobile'],
  role: ['角色', 'Role'],
  state: ['状态', 'State'],
  version: ['版本', 'Version'],
  position: ['排序', 'Order'],
  url: ['网址', 'URL'],
  events: ['事件', 'Events'],
  event: ['事件', 'Event'],
  failures: ['连续失败', 'Failures in a row'],
  createdAt: ['建立时间', 'Created'],
  updatedAt: ['修改时间', 'Changed'],
  expiresAt: ['到期时间', 'Expires'],
  device: ['设备', 'Device'],
  shopperId: ['顾客编号', 'Shopper'],
  orderId: ['订单编号', 'Order'],
  payoutId: ['付款编号', 'Payout'],
  price: ['价格', 'Price'],
  prices: ['价格', 'Prices'],
  amount: ['金额', 'Amount'],
  fee: ['运费', 'Fee'],
  rate: ['比率', 'Rate'],
  quantity: ['数量', 'Quantity'],
  stock: ['库存', 'Stock'],
  country: ['国家或地区', 'Country'],
  city: ['城市', 'City'],
  language: ['语言', 'Language'],
  code: ['编码', 'Code'],
  reason: ['原因', 'Reason'],
  note: ['备注', 'Note'],
  explanation: ['说明', 'Explanation'],
  reference: ['流水号', 'Reference'],
  number: ['号码', 'Number'],
  tracking: ['运单号', 'Tracking number'],
  carrier: ['承运商', 'Carrier'],
  permissions: ['权限', 'Permissions'],
  words: ['词语', 'Words'],
  alsoFind: ['同时查找', 'Also find'],
  pictureKey: ['图片', 'Picture'],
  isBlocked: ['已封禁', 'Blocked'],
  isPaused: ['已暂停', 'Paused'],
  isArchived: ['已归档', 'Archived'],
  archivedAt: ['归档时间', 'Archived'],
  monogram: ['字母标识', 'Monogram'],
  foundedIn: ['创立年份', 'Founded'],
  shippingOptions: ['配送方式', 'Shipping options'],
  alt: ['替代文字', 'Alternative text'],
  focalPoint: ['焦点', 'Focal point'],
  usedRecoveryCode: ['使用恢复码', 'Recovery code used'],
  fault: ['拒绝原因', 'Why refused'],
  hasSecondFactor: ['已设两步验证', 'Second factor'],
});

const CATALOGUE_TARGETS: readonly string[] = CATALOGUE_CHANGE_TARGETS;

/** The label of a field where its target is edited. */
function findOwnLabel(type: string, path: readonly string[]): Localised | undefined {
  if (CATALOGUE_TARGETS.includes(type)) return CATALOGUE_FIELD_LABELS[path.at(-1) ?? ''];
  return findItemType(type) && findFieldText([type, ...path])?.label;
}

/** The label of a field that is named alike wherever it stands. */
const findCommonLabel = (path: readonly string[]): Localised | undefined =>
  CATALOGUE_FIELD_LABELS[path.at(-1) ?? ''] ?? findFieldText(path)?.label;

/** Names the path of a field. A part that is new here keeps its name in the code, and places are counted from one. */
export function useFieldName(type: string): (path: string) => string {
  const { language } = useLanguage();
  const names = useMessages(fieldNames);
  const languages: Readonly<Record<string, string>> = useMessages(languageNames);
  const nameOf = (part: string, at: number, parts: readonly string[]) => {
    if (isPlace(part)) return String(Number(part) + 1);
    const path = parts.slice(0, at + 1).filter((each) => !isPlace(each));
    const own = languages[part] ?? findOwnLabel(type, path)?.[language];
    return own ?? names[part] ?? findCommonLabel(path)?.[language] ?? part;
  };
  return (path) => path.split('.').map(nameOf).join(' · ');
}
