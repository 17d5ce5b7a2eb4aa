import { MAX_VALUE } from './define-template.ts';
import { type MessageTemplate, TEMPLATES, type TemplateValues } from './templates.ts';

export interface ValueProblem {
  readonly value: string;
  readonly reason: 'missing' | 'too-long';
  readonly max: number;
}

/** The sample of a template with own values in their places. Others than the template has are left out. */
export function fillSample(
  template: MessageTemplate,
  own: Readonly<Partial<Record<string, string>>>,
): TemplateValues[MessageTemplate] {
  const { sample } = TEMPLATES[template];
  const known = Object.entries(own).filter(([name]) => Object.hasOwn(sample, name));
  return { ...sample, ...Object.fromEntries(known) };
}

/** The values that keep a message from being sent, whatever its channel. */
export const findValueProblems = (values: TemplateValues[MessageTemplate]): ValueProblem[] =>
  Object.entries(values).flatMap(([value, text]): ValueProblem[] => {
    if (text.trim() === '') return [{ value, reason: 'missing', max: MAX_VALUE }];
    return text.length > MAX_VALUE ? [{ value, reason: 'too-long', max: MAX_VALUE }] : [];
  });
