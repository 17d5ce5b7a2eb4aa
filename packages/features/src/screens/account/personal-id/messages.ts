import { defineMessages, type Language } from '@vitrine/kit';

/** Stands for the id of a new personal ID. */
export const NEW = 'new';

export const messages = defineMessages({
  'zh-CN': {
    add: '新增清关人',
    edit: '编辑清关人',
    lead: '海关要求跨境个人物品核验收件人身份。请填写与收件人一致的信息。',
    saved: '已保存，海关核验后会更新状态',
  },
  'en-US': {
    add: 'Add a person',
    edit: 'Edit person',
    lead: 'Customs check who a parcel from abroad is for. Please enter the details of the recipient.',
    saved: 'Saved. The status will change once customs have checked it.',
  },
});

export const getTitle = (id: string | undefined, language: Language): string =>
  id === NEW ? messages[language].add : messages[language].edit;
