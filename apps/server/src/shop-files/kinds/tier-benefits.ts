import { tierFields } from '@vitrine/contract/admin';
import type { FileContent } from '../kind.ts';

const fields = tierFields.pick({ benefits: true });

/** The benefits of a tier are shown by their position, wherever they stand in the file. */
export function sortBenefits(content: FileContent): FileContent {
  const { benefits } = fields.parse(content);
  const sorted = benefits.toSorted(
    (one, other) => one.position - other.position || (one.benefitId < other.benefitId ? -1 : 1),
  );
  return { ...content, benefits: sorted };
}
