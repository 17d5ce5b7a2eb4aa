import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest begin first, so that no worker is left with one of them at the end. */
export const longestFirst = (long: RegExp) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const sorted = await super.sort(files);
      const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
