import type { StepSequence } from './stages.ts';
import type { Step } from './step.ts';

/**
 * Runs sequences at the same time, and the steps of each one after another. A sequence ends at its first step that
 * fails.
 */
export async function runSequences(
  sequences: readonly StepSequence[],
  run: (step: Step) => Promise<boolean>,
): Promise<void> {
  const runSequence = async (sequence: StepSequence): Promise<void> => {
    for (const step of sequence) if (!(await run(step))) break;
  };
  await Promise.all(sequences.map(runSequence));
}
