import { randomUUID } from 'node:crypto';
import {
  chinaDayStart,
  DAY_MS,
  findResidentIdFault,
  type Language,
  toChinaIsoDate,
} from '@vitrine/kit';
import type { Transaction } from 'kysely';
import { findLimitAccountId } from '../../database/limit-account.ts';
import { takeQuotas } from '../../database/quotas.ts';
import type { ImageSide } from '../../database/schema/personal-ids.ts';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import {
  computeNumberHashes,
  decryptDetails,
  encryptDetails,
  type PersonalDetails,
} from './encryption.ts';
import { personalIdProblem as problem } from './problems.ts';
import * as queries from './queries.ts';
import {
  CHECK_AFTER_MS,
  getInitialStatus,
  MAX_CHECKS_PER_DAY,
  MAX_PERSONAL_IDS,
  NUMBER_FAULT_MESSAGES,
} from './rules.ts';

type Trx = Transaction<Database>;

export interface WriteContext {
  readonly shopperId: string;
  readonly keyring: Keyring;
  readonly now: number;
  readonly language: Language;
}

interface ImageIds {
  readonly frontImageId?: string | undefined;
  readonly backImageId?: string | undefined;
}

type NewPersonalId = PersonalDetails & ImageIds & { readonly isDefault: boolean };
type PersonalIdChange = ImageIds & {
  readonly [K in keyof PersonalDetails]?: PersonalDetails[K] | undefined;
} & {
  readonly isDefault?: true | undefined;
};

export function assertValidNumber(idNumber: string, { now, language }: WriteContext): void {
  const fault = findResidentIdFault(idNumber, now);
  if (!fault) return;
  const { zh, en } = NUMBER_FAULT_MESSAGES[fault];
  const message = language === 'zh-CN' ? zh : en;
  throw problem('id-number-invalid', language, { fields: [{ path: 'body.idNumber', message }] });
}

async function assertNotDuplicate(
  trx: Trx,
  idNumber: string,
  context: WriteContext,
  exceptId?: string,
) {
  const hashes = computeNumberHashes(context.keyring, context.shopperId, idNumber);
  const existing = await queries.findByNumber(trx, context.shopperId, hashes);
  if (existing && existing.id !== exceptId) throw problem('personal-id-exists', context.language);
}

async function attachImages(
  trx: Trx,
  personalIdId: string,
  images: ImageIds,
  context: WriteContext,
) {
  const { frontImageId, backImageId } = images;
  if (frontImageId && frontImageId === backImageId)
    throw problem('same-image-twice', context.language);
  const sides = [
    ['front', frontImageId],
    ['back', backImageId],
  ] satisfies [ImageSide, string | undefined][];
  for (const [side, id] of sides) {
    if (!id) continue;
    await queries.detachImage(trx, personalIdId, side);
    const { shopperId } = context;
    const attached = await queries.attachImage(trx, { id, personalIdId, shopperId, side });
    const fields = [{ path: `body.${side}ImageId`, message: side }];
    if (!attached) throw problem('image-not-found', context.language, { fields });
  }
}

/** Counts a check of today. The count outlives the customs ID and the account. */
async function takeCheck(trx: Trx, { shopperId, now, language }: WriteContext) {
  const accountId = await findLimitAccountId(trx, shopperId);
  const quota = {
    key: `id-checks#${accountId}@${toChinaIsoDate(now)}`,
    limit: MAX_CHECKS_PER_DAY,
    endsAt: new Date(chinaDayStart(now) + DAY_MS),
  };
  if (await takeQuotas(trx, [quota])) throw problem('id-checks-used-up', language);
}

/** Resets the clearance of a new or changed customs ID, so that it is checked again. */
async function resetClearance(trx: Trx, id: string, context: WriteContext) {
  const { shopperId, now } = context;
  const row = await queries.findPersonalId(trx, shopperId, id);
  const status = getInitialStatus(Boolean(row?.front_image_id), Boolean(row?.back_image_id));
  if (status === 'checking') await takeCheck(trx, context);
  await queries.changePersonalId(trx, id, {
    clearance_status: status,
    clearance_reason: null,
    verify_level: 'none',
    checked_at: null,
    check_at: status === 'checking' ? new Date(now + CHECK_AFTER_MS) : null,
    updated_at: new Date(now),
  });
}

/** Creates a customs ID for a locked shopper and returns its id. */
export async function createPersonalId(
  trx: Trx,
  details: NewPersonalId,
  context: WriteContext,
): Promise<string> {
  const { shopperId, keyring, now, language } = context;
  await assertNotDuplicate(trx, details.idNumber, context);
  const count = await queries.countPersonalIds(trx, shopperId);
  if (count >= MAX_PERSONAL_IDS)
    throw problem('personal-ids-full', language, { values: { limit: MAX_PERSONAL_IDS } });
  const isDefault = details.isDefault || count === 0;
  if (isDefault) await queries.clearDefault(trx, shopperId);
  const id = randomUUID();
  const time = new Date(now);
  await queries.insertPersonalId(trx, {
    id,
    shopper_id: shopperId,
    ...encryptDetails(keyring, { id, shopperId }, details),
    is_default: isDefault,
    clearance_status: 'incomplete',
    consented_at: time,
    created_at: time,
    updated_at: time,
  });
  await attachImages(trx, id, details, context);
  await resetClearance(trx, id, context);
  return id;
}

export async function setDefaultPersonalId(trx: Trx, id: string, shopperId: string): Promise<void> {
  await queries.clearDefault(trx, shopperId);
  await queries.changePersonalId(trx, id, { is_default: true });
}

/** Updates the given fields of a customs ID of a locked shopper. */
export async function updatePersonalId(
  trx: Trx,
  row: queries.PersonalIdRow,
  { isDefault, frontImageId, backImageId, ...change }: PersonalIdChange,
  context: WriteContext,
): Promise<void> {
  const { shopperId, keyring } = context;
  if (isDefault) await setDefaultPersonalId(trx, row.id, shopperId);
  const before = decryptDetails(keyring, row);
  const after = {
    name: change.name ?? before.name,
    idNumber: change.idNumber ?? before.idNumber,
  };
  const isChanged = after.name !== before.name || after.idNumber !== before.idNumber;
  if (isChanged) {
    await assertNotDuplicate(trx, after.idNumber, context, row.id);
    const encrypted = encryptDetails(keyring, { id: row.id, shopperId }, after);
    await queries.changePersonalId(trx, row.id, encrypted);
    if (after.name !== before.name) await queries.detachFromCheckouts(trx, row.id);
  }
  await attachImages(trx, row.id, { frontImageId, backImageId }, context);
  if (isChanged || frontImageId || backImageId) await resetClearance(trx, row.id, context);
}
