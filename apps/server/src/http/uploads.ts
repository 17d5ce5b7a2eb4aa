import multipart from '@fastify/multipart';
import type { Upload } from '@vitrine/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** The field of the form that carries the file. */
const FIELD = 'file';
const NAME_LENGTH = 200;

export const acceptUploads = (app: FastifyInstance) => app.register(multipart);

/** The one file of a form. Anything else in it is a mistake of the sender. */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes }: { maxBytes: number },
): Promise<Upload> {
  if (!request.isMultipart()) throw new ApiError('unsupported-media-type');
  const limits = { files: 1, fields: 4, fieldSize: 1_000, parts: 5, fileSize: maxBytes };
  try {
    return await readFile(request, limits);
  } catch (cause) {
    // Refusals have a status; what has none is a form that ends where it should not.
    if (cause instanceof Error && ('statusCode' in cause || 'status' in cause)) throw cause;
    throw new ApiError('bad-input', undefined, { cause });
  }
}

type Limits = NonNullable<NonNullable<Parameters<FastifyRequest['file']>[0]>['limits']>;

async function readFile(request: FastifyRequest, limits: Limits): Promise<Upload> {
  const file = await request.file({ limits });
  if (!file || file.fieldname !== FIELD)
    throw new ApiError('bad-input', undefined, {
      fields: [{ path: `body.${FIELD}`, message: FIELD }],
    });
  const bytes = await file.toBuffer();
  return { bytes, type: file.mimetype, name: file.filename.slice(0, NAME_LENGTH) };
}
