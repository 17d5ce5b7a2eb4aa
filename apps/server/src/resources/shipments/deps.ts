import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Providers } from '../../providers/providers.ts';

export interface ShippingReportDeps {
  readonly db: Kysely<Database>;
  readonly providers: Pick<Providers, 'shippingReports'>;
  readonly now: () => number;
  /** Logs an event that an operator has to look into. It never contains personal data. */
  readonly logError: (details: Readonly<Record<string, unknown>>, message: string) => void;
}
