import { randomUUID } from 'node:crypto';
import { type Language, residentIdFault } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { ImageSide } from '../../database/schema/personal-ids.ts';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../sealing/keyring.ts';
import { hashesOf, type Person, sealPerson, unsealPerson } from './person.ts';
import * as queries from './queries.ts';
import { refusePersonalId as refuse } from './refuse.ts';
import { CHECK_AFTER_MS, MAX_PERSONAL_IDS, NUMBER_WORDS, statusBeforeCheck } from './rules.ts';

type Trx = Transaction<Database>;

/** Whose book is written in, and how. */
export interface Writing {
  readonly shopperId: string;
  readonly keyring: Keyring;
  readonly now: number;
  readonly language: Language;
}

interface Images {
  readonly frontImageId?: string | undefined;
  readonly backImageId?: string | undefined;
}

type NewPerson = Person & Images & { readonly isDefault: boolean };
type Change = Images & { readonly [K in keyof Person]?: Person[K] | undefined } & {
  readonly isDefault?: true | undefined;
};

export function refuseBadNumber(idNumber: string, { now, language }: Writing): void {
  const fault = residentIdFault(idNumber, now);
  if (!fault) return;
  const { zh, en } = NUMBER_WORDS[fault];
  const message = language === 'zh-CN' ? zh : en;
  throw refuse('id-number-invalid', language, { fields: [{ path: 'body.idNumber', message }] });
}

async function refuseTwice(trx: Trx, idNumber: string, writing: Writing, exceptId?: string) {
  const hashes = hashesOf(writing.keyring, writing.shopperId, idNumber);
  const same = await queries.findByNumber(trx, writing.shopperId, hashes);
  if (same && same.id !== exceptId) throw refuse('personal-id-exists', writing.language);
}

async function layImages(trx: Trx, personalIdId: string, images: Images, writing: Writing) {
  const { frontImageId, backImageId } = images;
  if (frontImageId && frontImageId === backImageId)
    throw refuse('same-image-twice', writing.language);
  const given = [
    ['front', frontImageId],
    ['back', backImageId],
  ] satisfies [ImageSide, string | undefined][];
  for (const [side, id] of given) {
    if (!id) continue;
    await queries.detachImage(trx, personalIdId, side);
    const { shopperId } = writing;
    const attached = await queries.attachImage(trx, { id, personalIdId, shopperId, side });
    const fields = [{ path: `body.${side}ImageId`, message: side }];
    if (!attached) throw refuse('image-not-found', writing.language, { fields });
  }
}

/** A person who is new, or not as before, is looked at again from the start. */
async function startOver(trx: Trx, id: string, { shopperId, now }: Writing) {
  const row = await queries.findPersonalId(trx, shopperId, id);
  const status = statusBeforeCheck(Boolean(row?.front_image_id), Boolean(row?.back_image_id));
  await queries.changePersonalId(trx, id, {
    clearance_status: status,
    clearance_reason: null,
    verify_level: 'none',
    checked_at: null,
    check_at: status === 'checking' ? new Date(now + CHECK_AFTER_MS) : null,
    updated_at: new Date(now),
  });
}

/** Writes a new person into a locked book, and answers their id. */
export async function addPerson(trx: Trx, person: NewPerson, writing: Writing): Promise<string> {
  const { shopperId, keyring, now, language } = writing;
  await refuseTwice(trx, person.idNumber, writing);
  const count = await queries.countPersonalIds(trx, shopperId);
  if (count >= MAX_PERSONAL_IDS)
    throw refuse('personal-ids-full', language, { values: { limit: MAX_PERSONAL_IDS } });
  const isDefault = person.isDefault || count === 0;
  if (isDefault) await queries.clearDefault(trx, shopperId);
  const id = randomUUID();
  const time = new Date(now);
  await queries.insertPersonalId(trx, {
    id,
    shopper_id: shopperId,
    ...sealPerson(keyring, { id, shopperId }, person),
    is_default: isDefault,
    clearance_status: 'incomplete',
    consented_at: time,
    created_at: time,
    updated_at: time,
  });
  await layImages(trx, id, person, writing);
  await startOver(trx, id, writing);
  return id;
}

export async function makeDefault(trx: Trx, id: string, shopperId: string): Promise<void> {
  await queries.clearDefault(trx, shopperId);
  await queries.changePersonalId(trx, id, { is_default: true });
}

/** Changes a person of a locked book: what is not named stays. */
export async function changePerson(
  trx: Trx,
  row: queries.PersonalIdRow,
  { isDefault, frontImageId, backImageId, ...change }: Change,
  writing: Writing,
): Promise<void> {
  const { shopperId, keyring } = writing;
  if (isDefault) await makeDefault(trx, row.id, shopperId);
  const before = unsealPerson(keyring, row);
  const after = {
    name: change.name ?? before.name,
    idNumber: change.idNumber ?? before.idNumber,
  };
  const isOther = after.name !== before.name || after.idNumber !== before.idNumber;
  if (isOther) {
    await refuseTwice(trx, after.idNumber, writing, row.id);
    const sealed = sealPerson(keyring, { id: row.id, shopperId }, after);
    await queries.changePersonalId(trx, row.id, sealed);
  }
  await layImages(trx, row.id, { frontImageId, backImageId }, writing);
  if (isOther || frontImageId || backImageId) await startOver(trx, row.id, writing);
}
