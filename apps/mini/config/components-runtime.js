import { mergeInternalComponents } from '@tarojs/shared';
import { addedComponents } from './components-added.cjs';

mergeInternalComponents(addedComponents);
