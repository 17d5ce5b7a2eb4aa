import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Settings } from '../../settings.ts';
import type { PromotionsPort } from '../checkout/promotions-port.ts';
import type { ImageUrls } from '../images/image-urls.ts';

export interface OrderDeps {
  readonly db: Kysely<Database>;
  readonly images: Pick<ImageUrls, 'views'>;
  readonly promotions: PromotionsPort;
  readonly now: () => number;
  readonly settings: Pick<Settings, 'orderPaceMs'>;
}
