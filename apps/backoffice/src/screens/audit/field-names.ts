import { CATALOGUE_CHANGE_TARGETS } from '@vitrine/contract/admin';
import { CATALOGUE_FIELD_LABELS } from '@vitrine/contract/admin/catalogue-field-labels';
import { defineMessages, type Localised } from '@vitrine/kit';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { findFieldText } from '../marketing/fields/find-field-text.ts';
import { findItemType } from '../marketing/item-types.ts';

const isPlace = (part: string) => /^\d+$/.test(part);

const fieldNames = defineMessages<Readonly<Record<string, string>>>({
  'zh-CN': {
    email: '邮箱',
    mobile: '手机',
    role: '角色',
    state: '状态',
    version: '版本',
    position: '排序',
    url: '网址',
    events: '事件',
    event: '事件',
    failures: '连续失败',
    createdAt: '建立时间',
    updatedAt: '修改时间',
    expiresAt: '到期时间',
    device: '设备',
    shopperId: '顾客编号',
    orderId: '订单编号',
    payoutId: '付款编号',
    price: '价格',
    prices: '价格',
    amount: '金额',
    fee: '运费',
    rate: '比率',
    quantity: '数量',
    stock: '库存',
    country: '国家或地区',
    city: '城市',
    language: '语言',
    code: '编码',
    reason: '原因',
    note: '备注',
    explanation: '说明',
    reference: '流水号',
    number: '号码',
    tracking: '运单号',
    carrier: '承运商',
    permissions: '权限',
    words: '词语',
    alsoFind: '同时查找',
    pictureKey: '图片',
    isBlocked: '已封禁',
    isPaused: '已暂停',
    isArchived: '已归档',
    archivedAt: '归档时间',
    monogram: '字母标识',
    foundedIn: '创立年份',
    shippingOptions: '配送方式',
    alt: '替代文字',
    focalPoint: '焦点',
    usedRecoveryCode: '使用恢复码',
    fault: '拒绝原因',
    hasSecondFactor: '已设两步验证',
  },
  'en-US': {
    email: 'E-mail',
    mobile: 'Mobile',
    role: 'Role',
    state: 'State',
    version: 'Version',
    position: 'Order',
    url: 'URL',
    events: 'Events',
    event: 'Event',
    failures: 'Failures in a row',
    createdAt: 'Created',
    updatedAt: 'Changed',
    expiresAt: 'Expires',
    device: 'Device',
    shopperId: 'Shopper',
    orderId: 'Order',
    payoutId: 'Payout',
    price: 'Price',
    prices: 'Prices',
    amount: 'Amount',
    fee: 'Fee',
    rate: 'Rate',
    quantity: 'Quantity',
    stock: 'Stock',
    country: 'Country',
    city: 'City',
    language: 'Language',
    code: 'Code',
    reason: 'Reason',
    note: 'Note',
    explanation: 'Explanation',
    reference: 'Reference',
    number: 'Number',
    tracking: 'Tracking number',
    carrier: 'Carrier',
    permissions: 'Permissions',
    words: 'Words',
    alsoFind: 'Also find',
    pictureKey: 'Picture',
    isBlocked: 'Blocked',
    isPaused: 'Paused',
    isArchived: 'Archived',
    archivedAt: 'Archived',
    monogram: 'Monogram',
    foundedIn: 'Founded',
    shippingOptions: 'Shipping options',
    alt: 'Alternative text',
    focalPoint: 'Focal point',
    usedRecoveryCode: 'Recovery code used',
    fault: 'Why refused',
    hasSecondFactor: 'Second factor',
  },
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
