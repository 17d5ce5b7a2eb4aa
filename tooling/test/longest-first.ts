import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const compareNames = (a: TestSpecification, b: TestSpecification) =>
  basename(a.moduleId).localeCompare(basename(b.moduleId));

/**
 * Starts the longest files first, so that no worker runs one of them alone at the end. The others follow by their
 * size, or by their name, which mixes those of different folders.
 */
export const longestFirst = (long: RegExp, others: 'by size' | 'by name' = 'by size') =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const sorted = await super.sort(files);
      const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
      const rest = sorted.filter((file) => !isLong(file));
      return [...sorted.filter(isLong), ...(others === 'by name' ? rest.sort(compareNames) : rest)];
    }
  };
