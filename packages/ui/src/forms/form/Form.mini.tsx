import { View } from '@tarojs/components';
import { SubmitContext } from '../../primitives/submit-context.ts';
import type { FormProps } from './Form.types.ts';

/** The native form submits by a native button only, whose styles cannot be removed, so a context is used. */
export const Form = ({ onSubmit, className, children }: FormProps) => (
  <SubmitContext.Provider value={onSubmit}>
    <View className={className ?? ''}>{children}</View>
  </SubmitContext.Provider>
);
