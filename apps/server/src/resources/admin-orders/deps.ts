import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { Providers } from '../../providers/providers.ts';
import type { Settings } from '../../settings.ts';
import type { PromotionsPort } from '../checkout/promotions-port.ts';
import type { ImageUrls } from '../images/image-urls.ts';
import type { PaperJob } from './draw-papers.ts';

export interface AdminOrderDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly images: Pick<ImageUrls, 'views'>;
  readonly promotions: PromotionsPort;
  readonly providers: Pick<Providers, 'carriers'>;
  readonly drawPdf: (job: PaperJob) => Promise<Uint8Array>;
  readonly settings: Pick<Settings, 'paperFont'>;
  readonly now: () => number;
}
