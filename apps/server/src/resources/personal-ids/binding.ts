import type { ClearanceStatus } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { findPersonalId } from './queries.ts';
import { refusePersonalId } from './refuse.ts';

/** What a checkout or an order says about who clears it. */
export interface Binding {
  readonly personalIdId: string | null;
  readonly isRequired: boolean;
  readonly isImageRequired: boolean;
}

interface Candidate {
  readonly clearance_status: ClearanceStatus;
  readonly front_image_id: string | null;
  readonly back_image_id: string | null;
}

/** Why a person cannot clear it; nothing when they can. */
export function bindingFault(
  person: Candidate,
  { isImageRequired }: Pick<Binding, 'isImageRequired'>,
) {
  if (person.clearance_status === 'failed') return 'personal-id-refused';
  const hasPhotos = person.front_image_id !== null && person.back_image_id !== null;
  return isImageRequired && !hasPhotos ? 'photos-needed' : undefined;
}

interface Wish {
  readonly shopperId: string;
  readonly personalIdId: string;
  readonly language: Language;
}

/** Makes sure that somebody of the shopper's own book can clear it. */
export async function assertBindable(
  db: Kysely<Database>,
  binding: Binding,
  { shopperId, personalIdId, language }: Wish,
): Promise<void> {
  const person = await findPersonalId(db, shopperId, personalIdId);
  if (!person) throw new ApiError('not-found');
  const fault = bindingFault(person, binding);
  if (fault) throw refusePersonalId(fault, language);
}
