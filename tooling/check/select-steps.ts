import type { Stages } from './stages.ts';
import type { Step } from './step.ts';

const contains = (name: string, text: string) => name.toLowerCase().includes(text.toLowerCase());

const filterSteps = (stages: Stages, isSelected: (step: Step) => boolean): Stages =>
  stages.map((sequences) => sequences.map((steps) => steps.filter(isSelected)));

/**
 * Selects the steps whose name contains one of the texts, and the texts of no step. Without a text it selects all
 * steps but those that another one covers.
 */
export function selectSteps(stages: Stages, texts: readonly string[]) {
  if (texts.length === 0)
    return { selected: filterSteps(stages, ({ isCovered }) => !isCovered), unknown: [] };
  const names = stages.flat(2).map(({ name }) => name);
  return {
    selected: filterSteps(stages, ({ name }) => texts.some((text) => contains(name, text))),
    unknown: texts.filter((text) => !names.some((name) => contains(name, text))),
  };
}
