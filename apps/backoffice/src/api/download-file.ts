import { ApiError, fillPath, formatQuery, toApiError } from '@vitrine/client';
import type { AdminCallName } from '@vitrine/contract/admin';
import { adminTable } from '@vitrine/contract/admin/table';
import { readLanguage } from '../language/stored-language.ts';
import type { AdminRequest } from './admin-api.ts';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

async function readProblem(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const data: unknown = await response.json().catch(() => undefined);
  return toApiError({ status, statusText, headers: {}, data });
}

const NAME = /filename="([^"]+)"/;

/** Fetches the file of a call and offers it to the operator. A link would open its problems as a page. */
export async function downloadFile<N extends AdminCallName>(
  name: N,
  request: AdminRequest<N>,
): Promise<void> {
  const [method, path] = adminTable[name];
  const { params, query, body } = request as Parts;
  const response = await fetch(fillPath(path, params) + formatQuery(query), {
    method,
    headers: {
      'accept-language': readLanguage(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    credentials: 'same-origin',
  }).catch((cause: unknown) => {
    throw new ApiError('network', undefined, undefined, cause);
  });
  if (!response.ok) throw await readProblem(response);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  link.click();
  URL.revokeObjectURL(url);
}
