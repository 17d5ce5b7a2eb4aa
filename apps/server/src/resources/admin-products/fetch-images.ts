import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { limitConcurrency } from '../images/limit-concurrency.ts';
import type { AdminProductDeps } from './deps.ts';
import { PublicFileError } from './fetch-public-file.ts';
import { problem } from './problems.ts';
import type { ProcessedImage } from './process-image.ts';
import { addImages, readImage, requireProduct } from './product-images.ts';

const MAX_BYTES = 20 * 1024 * 1024;
/** Each may hold its whole file in memory. */
const MAX_FETCHES = 3;

/** The message of a file that cannot be had; any other error is thrown. */
function explainFailure(error: unknown, { language }: OperatorContext): string {
  if (error instanceof PublicFileError) return problem(error.fault, language).message;
  if (error instanceof ApiProblem) return error.message;
  throw error;
}

/** Fetches images, and adds those that can be had in the order of their URLs. */
export async function fetchImages(
  deps: AdminProductDeps,
  context: OperatorContext,
  id: string,
  urls: readonly string[],
) {
  await requireProduct(deps, id);
  const failed: { url: string; reason: string }[] = [];
  const runLimited = limitConcurrency(MAX_FETCHES);
  const fetchOne = (url: string): Promise<ProcessedImage | undefined> =>
    runLimited(async () => {
      try {
        return await readImage(await deps.fetchPublicFile(url, MAX_BYTES), context);
      } catch (error) {
        failed.push({ url, reason: explainFailure(error, context) });
        return undefined;
      }
    });
  const images = await Promise.all(urls.map(fetchOne));
  const product = await addImages(
    deps,
    context,
    id,
    images.filter((image) => image !== undefined),
  );
  return { product, failed };
}
