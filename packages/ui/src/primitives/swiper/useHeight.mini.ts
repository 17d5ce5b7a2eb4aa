import { createSelectorQuery, nextTick } from '@tarojs/taro';
import { useEffect, useState } from 'react';

/** The height of what stands under an id, once the host has laid it out; nothing until then. */
export function useHeight(id: string): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    let isGone = false;
    nextTick(() => {
      createSelectorQuery()
        .select(`#${id}`)
        .boundingClientRect()
        .exec(([box]: ({ height: number } | null)[]) => {
          if (!isGone && box?.height) setHeight(box.height);
        });
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return height;
}
