import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Settings } from '../../settings.ts';
import type { PromotionsPort } from '../checkout/promotions-port.ts';
import type { ImageAddresses } from '../images/addresses.ts';

export interface OrderDeps {
  readonly db: Kysely<Database>;
  readonly images: Pick<ImageAddresses, 'views'>;
  readonly promotions: PromotionsPort;
  readonly now: () => number;
  readonly settings: Pick<Settings, 'orderPaceMs'>;
}
