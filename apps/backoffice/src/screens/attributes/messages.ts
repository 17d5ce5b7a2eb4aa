import { defineMessages } from '@vitrine/kit';

export const attributesMessages = defineMessages({
  title: ['材质与细节', 'Materials and details'],
  create: ['新建材质或细节', 'New material or detail'],
});
