import { defineMessages, type Language } from '@vitrine/kit';

/** Stands for the id of a new address. */
export const NEW = 'new';

export const messages = defineMessages({
  'zh-CN': { add: '新增地址', edit: '编辑地址', saved: '地址已保存' },
  'en-US': { add: 'New address', edit: 'Edit address', saved: 'Address saved' },
});

export const getTitle = (id: string | undefined, language: Language): string =>
  id === NEW ? messages[language].add : messages[language].edit;
