import { defineMessages, type Language } from '@vitrine/kit';

/** Stands for the id of a new personal ID. */
export const NEW = 'new';

export const messages = defineMessages({
  add: ['新增清关人', 'Add a person'],
  edit: ['编辑清关人', 'Edit person'],
  lead: [
    '海关要求跨境个人物品核验收件人身份。请填写与收件人一致的信息。',
    'Customs check who a parcel from abroad is for. Please enter the details of the recipient.',
  ],
  saved: [
    '已保存，海关核验后会更新状态',
    'Saved. The status will change once customs have checked it.',
  ],
});

export const getTitle = (id: string | undefined, language: Language): string =>
  id === NEW ? messages[language].add : messages[language].edit;
