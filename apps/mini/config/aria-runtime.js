import { mergeInternalComponents } from '@tarojs/shared';
import { ariaComponents } from './aria-components.cjs';

mergeInternalComponents(ariaComponents);
