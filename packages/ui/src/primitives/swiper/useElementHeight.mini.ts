import { createSelectorQuery, nextTick } from '@tarojs/taro';
import { useEffect, useState } from 'react';

/** The height of the element with this id, or undefined before layout. */
export function useElementHeight(id: string): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    let isUnmounted = false;
    nextTick(() => {
      createSelectorQuery()
        .select(`#${id}`)
        .boundingClientRect()
        .exec(([box]: ({ height: number } | null)[]) => {
          if (!isUnmounted && box?.height) setHeight(box.height);
        });
    });
    return () => {
      isUnmounted = true;
    };
  }, [id]);
  return height;
}
