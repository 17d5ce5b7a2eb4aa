import { sql } from 'kysely';
import type { LogInHook } from '../../sessions/log-in.ts';
import type { Session } from '../../sessions/session.ts';

const toGuestRespondent = (bagId: string) => `guest:${bagId}`;

/** The respondent key: the shopper's id, or the bag of a guest. */
export const getRespondent = ({ shopperId, bagId }: Session): string =>
  shopperId ?? toGuestRespondent(bagId);

/**
 * Moves a guest's answers to the shopper at login. Questionnaires that the shopper already answered keep
 * that answer.
 */
export const mergeGuestAnswers: LogInHook = async (trx, { guestBagId, shopperId }) => {
  const guest = toGuestRespondent(guestBagId);
  await sql`
    insert into questionnaire_answers (questionnaire_id, respondent, answers, collected_at)
    select questionnaire_id, ${shopperId}, answers, collected_at
    from questionnaire_answers where respondent = ${guest}
    on conflict do nothing
  `.execute(trx);
  await trx.deleteFrom('questionnaire_answers').where('respondent', '=', guest).execute();
};
