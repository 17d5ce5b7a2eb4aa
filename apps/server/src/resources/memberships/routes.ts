import type { Handlers, Role, shoppers } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { CallContexts } from '../../http/context.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { benefitsOf, tiersAnswer } from './answers.ts';
import { findGiven, findMember, findSpent, join } from './queries.ts';

type Calls = Pick<typeof shoppers, 'getBenefits' | 'getTiers' | 'joinTiers'>;

export function membershipHandlers({ db, now }: IdentityDeps): Handlers<Calls, CallContexts> {
  const answer = async (shopperId: string, language: Language) =>
    tiersAnswer(await findMember(db, shopperId), await findSpent(db, shopperId, now()), language);
  return {
    async getBenefits(_, { shopperId, language }) {
      const member = await findMember(db, shopperId);
      const given = await findGiven(db, shopperId, now());
      return { role: member.role as Role, benefits: benefitsOf(member, given, language) };
    },
    getTiers: (_, { shopperId, language }) => answer(shopperId, language),
    async joinTiers(_, { shopperId, language }) {
      await join(db, shopperId, now());
      return answer(shopperId, language);
    },
  };
}
