import { defineModule } from '../definition.ts';
import type { PartnershipCardListFields } from './schema.ts';

export const definition = defineModule<PartnershipCardListFields>({ code: 'partnershipCardList' });
