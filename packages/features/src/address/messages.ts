import type { Language, Messages } from '@vitrine/kit';

/** Instead of an id: an address that is still to be written. */
export const NEW = 'new';

interface AddressMessages {
  add: string;
  edit: string;
  saved: string;
}

export const messages: Messages<AddressMessages> = {
  'zh-CN': { add: '新增地址', edit: '编辑地址', saved: '地址已保存' },
  'en-US': { add: 'New address', edit: 'Edit address', saved: 'Address saved' },
};

export const titleOf = (id: string | undefined, language: Language): string =>
  id === NEW ? messages[language].add : messages[language].edit;
