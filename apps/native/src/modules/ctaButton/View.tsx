import type { CtaButtonFields, ModuleProps } from '@vitrine/modules';
import { ContentButton } from '../parts/ContentButton.tsx';

export const View = ({ fields }: ModuleProps<CtaButtonFields>) => (
  <ContentButton button={fields} kind={fields.kind} />
);
