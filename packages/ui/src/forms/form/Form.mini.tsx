import { View } from '@tarojs/components';
import { SendContext } from '../../primitives/sending.ts';
import type { FormProps } from './Form.types.ts';

/** The hosts' own form is sent by their own button only, which brings looks that cannot be taken away. */
export const Form = ({ onSubmit, className, children }: FormProps) => (
  <SendContext.Provider value={onSubmit}>
    <View className={className ?? ''}>{children}</View>
  </SendContext.Provider>
);
