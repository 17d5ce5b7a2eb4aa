import type { ClearanceStatus } from '@vitrine/contract';
import { type Language, normalisePersonName } from '@vitrine/kit';
import type { Keyring } from '../../encryption/keyring.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { decryptDetails } from './encryption.ts';
import { personalIdProblem } from './problems.ts';
import type { PersonalIdRow } from './queries.ts';

/** The customs ID that a checkout or order has or needs. */
export interface PersonalIdRequirement {
  readonly personalIdId: string | null;
  readonly isRequired: boolean;
  readonly isImageRequired: boolean;
  /** Whom the parcel is for; null until there is an address. */
  readonly recipient: string | null;
}

interface Candidate {
  readonly clearance_status: ClearanceStatus;
  readonly front_image_id: string | null;
  readonly back_image_id: string | null;
}

/** Returns why a customs ID cannot be attached, or undefined when it can. */
export function findAttachFault(
  personalId: Candidate,
  { isImageRequired }: Pick<PersonalIdRequirement, 'isImageRequired'>,
) {
  if (personalId.clearance_status === 'failed') return 'personal-id-refused';
  const hasPhotos = personalId.front_image_id !== null && personalId.back_image_id !== null;
  return isImageRequired && !hasPhotos ? 'photos-needed' : undefined;
}

/** Customs clear a parcel only with the ID of its recipient. */
export const isSamePerson = (name: string, recipient: string): boolean =>
  normalisePersonName(name).toLowerCase() === normalisePersonName(recipient).toLowerCase();

export interface AttachRequest {
  readonly shopperId: string;
  readonly personalIdId: string;
  readonly language: Language;
  readonly keyring: Keyring;
}

/** Throws unless the customs ID belongs to the shopper, is the recipient's and fulfils the requirement. */
export function assertCanAttach(
  requirement: PersonalIdRequirement,
  personalId: PersonalIdRow | undefined,
  { language, keyring }: Pick<AttachRequest, 'language' | 'keyring'>,
): asserts personalId is PersonalIdRow {
  if (!personalId) throw new ApiProblem('not-found');
  const { isRequired, recipient } = requirement;
  const { name } = decryptDetails(keyring, personalId);
  if (isRequired && recipient !== null && !isSamePerson(name, recipient))
    throw personalIdProblem('not-the-recipient', language, { values: { name: recipient } });
  const fault = findAttachFault(personalId, requirement);
  if (fault) throw personalIdProblem(fault, language);
}
