import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Settings } from '../../settings.ts';

export interface AdminPageDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly settings: Pick<Settings, 'publicUrl' | 'port' | 'pageApproval' | 'imageHosts'> & {
    readonly providers: Pick<Settings['providers'], 'tokenKeys'>;
  };
}
