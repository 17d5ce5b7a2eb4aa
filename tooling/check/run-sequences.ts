import type { StepSequence } from './stages.ts';
import type { Step } from './step.ts';

/**
 * Runs sequences at the same time, and the steps of each one after another. A sequence ends at its first step that
 * fails, or when the step that it waits for has failed. A step that is not among the sequences is not waited for.
 */
export async function runSequences(
  sequences: readonly StepSequence[],
  run: (step: Step) => Promise<boolean>,
): Promise<void> {
  const outcomes = new Map(
    sequences.flat().map(({ name }) => [name, Promise.withResolvers<boolean>()]),
  );
  const runSequence = async (sequence: StepSequence): Promise<void> => {
    for (const step of sequence) {
      const canRun = (await (step.after && outcomes.get(step.after)?.promise)) !== false;
      const passed = canRun && (await run(step));
      outcomes.get(step.name)?.resolve(passed);
      if (!passed) break;
    }
    // Steps that did not run have not passed.
    for (const { name } of sequence) outcomes.get(name)?.resolve(false);
  };
  await Promise.all(sequences.map(runSequence));
}
