import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { type FetchPublicFile, PublicFileError } from '../admin-products/fetch-public-file.ts';
import { limitConcurrency } from '../images/limit-concurrency.ts';
import {
  type FoundImage,
  type ImportImages,
  readKey,
  readProblem,
  takeImage,
} from './import-images.ts';

export interface AddressDeps {
  readonly db: Kysely<Database>;
  readonly storage: Pick<Storage, 'put'>;
  readonly fetchPublicFile: FetchPublicFile;
  readonly now: () => number;
}

const MAX_BYTES = 20 * 1024 * 1024;
/** The header of an image, with the profile of a camera before it. */
const HEADER_BYTES = 256 * 1024;
/** Each may hold its whole file in memory. */
const MAX_FETCHES = 4;
/** An address that was fetched within a day is not fetched again. */
export const FETCHED_FOR_MS = 86_400_000;

const isAddress = (name: string): boolean => /^https?:\/\//.test(name);
const toHash = (url: string): Buffer => createHash('sha256').update(url).digest();

/** The keys of addresses that were fetched lately. */
async function findFetched({ db, now }: AddressDeps, urls: readonly string[]) {
  if (urls.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('fetched_images')
    .select(['url_hash', 'key'])
    .where('url_hash', 'in', urls.map(toHash))
    .where('fetched_at', '>', new Date(now() - FETCHED_FOR_MS))
    .execute();
  return new Map(rows.map(({ url_hash, key }) => [Buffer.from(url_hash).toString('hex'), key]));
}

async function rememberFetched({ db, now }: AddressDeps, url: string, key: string): Promise<void> {
  const fetched_at = new Date(now());
  await db
    .insertInto('fetched_images')
    .values({ url_hash: toHash(url), key, fetched_at })
    .onConflict((conflict) => conflict.column('url_hash').doUpdateSet({ key, fetched_at }))
    .execute();
}

async function fetchImage(deps: AddressDeps, url: string, isDryRun: boolean): Promise<FoundImage> {
  const { fetchPublicFile, storage } = deps;
  try {
    const bytes = isDryRun
      ? await fetchPublicFile(url, HEADER_BYTES, { isBeginning: true })
      : await fetchPublicFile(url, MAX_BYTES);
    const image = await takeImage(bytes, storage, isDryRun);
    if ('key' in image && !isDryRun) await rememberFetched(deps, url, image.key);
    return image;
  } catch (error) {
    if (error instanceof PublicFileError) return { problem: error.fault };
    throw error;
  }
}

/** The images of addresses, each fetched once; other names are found in `others`. */
export function openImageAddresses(
  deps: AddressDeps,
  others: ImportImages,
  isDryRun: boolean,
): ImportImages {
  const found = new Map<string, FoundImage>();

  async function prepareAddresses(urls: readonly string[]): Promise<void> {
    const fetched = await findFetched(deps, urls);
    const runLimited = limitConcurrency(MAX_FETCHES);
    const prepareOne = async (url: string) => {
      const key = fetched.get(toHash(url).toString('hex'));
      found.set(url, key === undefined ? await fetchImage(deps, url, isDryRun) : { key });
    };
    await Promise.all(urls.map((url) => runLimited(() => prepareOne(url))));
  }

  return {
    async prepare(names) {
      const urls = [...new Set(names)].filter((name) => isAddress(name) && !found.has(name));
      await prepareAddresses(urls);
      await others.prepare(names.filter((name) => !isAddress(name)));
    },
    findKey: (name) => (isAddress(name) ? readKey(found.get(name)) : others.findKey(name)),
    findProblem: (name) => readProblem(found.get(name)) ?? others.findProblem(name),
  };
}
