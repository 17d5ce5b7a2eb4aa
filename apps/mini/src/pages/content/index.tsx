import { Text, View } from '@tarojs/components';
import { lazy, Suspense, useState } from 'react';
import styles from './index.module.css';

const Later = lazy(() => import('./Later.tsx').then((m) => ({ default: m.Later })));

export default function Page() {
  const [count, setCount] = useState(0);
  return (
    <View className={styles.root}>
      <Text onClick={() => setCount(count + 1)}>content {count}</Text>
      <Suspense fallback={<Text>waiting</Text>}>
        <Later />
      </Suspense>
    </View>
  );
}
