import { defineMessages, type Language } from '@vitrine/kit';

/** Stands for the id of a new address. */
export const NEW = 'new';

export const messages = defineMessages({
  add: ['新增地址', 'New address'],
  edit: ['编辑地址', 'Edit address'],
  saved: ['地址已保存', 'Address saved'],
});

export const getTitle = (id: string | undefined, language: Language): string =>
  id === NEW ? messages[language].add : messages[language].edit;
