import type { Handlers } from '@vitrine/contract';
import type { SetUpGuide, setUpCalls } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { findSetUpSteps, type SetUpSettings } from './steps.ts';

export interface SetUpDeps {
  readonly db: Kysely<Database>;
  readonly settings: SetUpSettings;
  readonly now: () => number;
}

async function readGuide(
  db: Kysely<Database>,
  { settings, now }: Pick<SetUpDeps, 'settings' | 'now'>,
): Promise<SetUpGuide> {
  const steps = await findSetUpSteps(db, settings, now());
  return {
    steps,
    isFinished: steps.some(({ step, state }) => step === 'open' && state !== 'open'),
  };
}

/** The operators who set up a shop see what is done, as the shop itself finds it. */
export const setUpHandlers = (deps: SetUpDeps): Handlers<typeof setUpCalls, HandlerContexts> => ({
  getSetUpGuide() {
    return readGuide(deps.db, deps);
  },
  skipSetUpStep({ params: { step }, body: { isSkipped } }, context) {
    return deps.db.transaction().execute(async (trx) => {
      if (isSkipped)
        await trx
          .insertInto('set_up_steps')
          .values({ step, skipped_by: context.operator.name, skipped_at: new Date(deps.now()) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else await trx.deleteFrom('set_up_steps').where('step', '=', step).execute();
      await context.recordAudit(trx, {
        target: { type: 'shop', id: 'set-up' },
        after: { step, isSkipped },
      });
      return readGuide(trx, deps);
    });
  },
});
