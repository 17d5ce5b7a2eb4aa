import type { Language } from '@vitrine/kit';
import type { ApiProblem } from '../../http/api-problem.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { problem } from './problems.ts';

/** Maps a failure of a partner to a problem; other errors stay as they are. */
function toPartnerProblem(error: unknown, language: Language): ApiProblem | unknown {
  if (!(error instanceof ProviderError)) return error;
  if (error.fault === 'refused') return problem('partner-refused', language);
  return problem(error.fault === 'absent' ? 'partner-absent' : 'partner-unavailable', language);
}

/** Calls a partner and reports its failure as a problem in the caller's language. */
export async function callPartner<T>(language: Language, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toPartnerProblem(error, language);
  }
}
