import type { Handlers, shoppers } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { getCurrentRole } from '../identities/current-role.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { mapBenefitsToResponse, mapStylistToResponse, mapTiersToResponse } from './mappers.ts';
import {
  findHeldBenefits,
  findMember,
  findPersonalBenefits,
  findSpends,
  findTierBenefits,
  findTiers,
  joinMembership,
} from './queries.ts';

type Calls = Pick<typeof shoppers, 'getBenefits' | 'getTiers' | 'joinTiers'>;

export function membershipHandlers({ db, now }: IdentityDeps): Handlers<Calls, HandlerContexts> {
  const readTiers = async (shopperId: string, language: Language) =>
    mapTiersToResponse(
      { tiers: await findTiers(db), benefits: await findTierBenefits(db) },
      {
        member: await findMember(db, shopperId),
        spends: await findSpends(db, shopperId),
        now: now(),
      },
      language,
    );
  return {
    async getBenefits(_, { shopperId, language }) {
      const member = await findMember(db, shopperId);
      const held = await findHeldBenefits(db, shopperId, now());
      const personal = await findPersonalBenefits(db, shopperId, now());
      return {
        role: getCurrentRole(member, now()),
        benefits: mapBenefitsToResponse(
          (await findTiers(db)).find(({ code }) => code === member.tier),
          held,
          personal,
          language,
        ),
        stylist: mapStylistToResponse(held, language),
      };
    },
    getTiers: (_, { shopperId, language }) => readTiers(shopperId, language),
    async joinTiers(_, { shopperId, language }) {
      await joinMembership(db, shopperId, now());
      return readTiers(shopperId, language);
    },
  };
}
