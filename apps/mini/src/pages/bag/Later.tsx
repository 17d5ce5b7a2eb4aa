import { Text } from '@tarojs/components';
export const Later = () => <Text>later</Text>;
