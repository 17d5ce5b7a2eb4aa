import { View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { cx } from '../../cx.ts';
import styles from './FilePick.module.css';
import type { FilePickProps } from './FilePick.types.ts';

/** Album and camera of the phone, one picture at a time. Whoever leaves the album has chosen none. */
export function FilePick(props: FilePickProps) {
  const { label, onPick, error, disabled, className, children } = props;

  async function pick(): Promise<void> {
    const chosen = await Taro.chooseImage({ count: 1, sizeType: ['compressed'] }).catch(() => null);
    const filePath = chosen?.tempFilePaths[0];
    if (!chosen || !filePath) return;
    onPick({ file: { filePath }, preview: filePath, size: chosen.tempFiles?.[0]?.size ?? 0 });
  }

  return (
    <View className={cx(className)}>
      <View
        className={cx(styles.pick)}
        ariaRole="button"
        ariaLabel={label}
        {...(!disabled && { onClick: pick })}
      >
        {children}
      </View>
      {error && <View className={cx(styles.note)}>{error}</View>}
    </View>
  );
}
