import { sql } from 'kysely';
import type { LoginHook } from '../../sessions/on-login.ts';
import type { Session } from '../../sessions/session.ts';

const ofGuest = (bagId: string) => `guest:${bagId}`;

/** Whoever answers: a shopper, or the bag of a guest. */
export const respondentOf = ({ shopperId, bagId }: Session): string => shopperId ?? ofGuest(bagId);

/** A guest who signs in has answered what they answered; what the shopper answered before stays. */
export const bringAnswers: LoginHook = async (trx, { guestBagId, shopperId }) => {
  const guest = ofGuest(guestBagId);
  await sql`
    insert into questionnaire_answers (questionnaire_id, respondent, answers, collected_at)
    select questionnaire_id, ${shopperId}, answers, collected_at
    from questionnaire_answers where respondent = ${guest}
    on conflict do nothing
  `.execute(trx);
  await trx.deleteFrom('questionnaire_answers').where('respondent', '=', guest).execute();
};
