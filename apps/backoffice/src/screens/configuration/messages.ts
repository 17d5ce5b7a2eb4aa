import { defineMessages } from '@vitrine/kit';

export const configurationMessages = defineMessages({
  'zh-CN': {
    title: '店铺设置',
    toggles: '功能开关',
    on: '开',
    off: '关',
    values: '设置值（JSON）',
    valuesHint: '修改后店铺立即生效',
    notJson: '不是有效的 JSON 对象',
    save: '保存',
    saved: '已保存，店铺已生效',
    none: '没有设置',
    noToggles: '没有功能开关',
  },
  'en-US': {
    title: 'Settings of the shop',
    toggles: 'Features',
    on: 'On',
    off: 'Off',
    values: 'Values (JSON)',
    valuesHint: 'The shop has changes at once',
    notJson: 'This is not a JSON object',
    save: 'Save',
    saved: 'Saved; the shop has it',
    none: 'No settings',
    noToggles: 'No features to switch',
  },
});
