import type { AdminResponse } from '../../../api/admin-api.ts';
import { api } from '../../../api/api.ts';

type GeneratedCode = AdminResponse<'exportPromoCodes'>['items'][number];

/** All generated codes of a template. */
export async function loadGeneratedCodes(id: string): Promise<GeneratedCode[]> {
  const codes: GeneratedCode[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: AdminResponse<'exportPromoCodes'> = await api.exportPromoCodes({
      params: { id },
      ...(cursor ? { query: { cursor } } : {}),
    });
    codes.push(...page.items);
    cursor = page.nextCursor;
  }
  return codes;
}
