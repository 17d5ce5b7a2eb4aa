import multipart from '@fastify/multipart';
import type { UploadedFile } from '@vitrine/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from './api-problem.ts';

/** The form field of the file. */
const FIELD = 'file';
const MAX_NAME_LENGTH = 200;

export const registerUploads = (app: FastifyInstance) => app.register(multipart);

/** Reads the single file of a form; a form with anything else is invalid. */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes }: { maxBytes: number },
): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new ApiProblem('unsupported-media-type');
  const limits = { files: 1, fields: 4, fieldSize: 1_000, parts: 5, fileSize: maxBytes };
  try {
    return await readFile(request, limits);
  } catch (cause) {
    // Errors of the parser have a status; an error without one means that the form is truncated.
    if (cause instanceof Error && ('statusCode' in cause || 'status' in cause)) throw cause;
    throw new ApiProblem('bad-input', undefined, { cause });
  }
}

type Limits = NonNullable<NonNullable<Parameters<FastifyRequest['file']>[0]>['limits']>;

async function readFile(request: FastifyRequest, limits: Limits): Promise<UploadedFile> {
  const file = await request.file({ limits });
  if (!file || file.fieldname !== FIELD)
    throw new ApiProblem('bad-input', undefined, {
      fields: [{ path: `body.${FIELD}`, message: FIELD }],
    });
  const bytes = await file.toBuffer();
  return { bytes, type: file.mimetype, name: file.filename.slice(0, MAX_NAME_LENGTH) };
}
