import { View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { usePlatform } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { FieldNote } from '../../primitives/field/FieldNote.tsx';
import styles from './FilePicker.module.css';
import type { FilePickerProps } from './FilePicker.types.ts';

interface PickedImage {
  filePath: string;
  size: number;
}

/** WeChat has withdrawn `chooseImage`. */
const pickMedia = (count: number): Promise<readonly PickedImage[]> =>
  new Promise((resolve) => {
    Taro.chooseMedia({
      count,
      mediaType: ['image'],
      sizeType: ['compressed'],
      success: ({ tempFiles }) =>
        resolve(tempFiles.map(({ tempFilePath: filePath, size }) => ({ filePath, size }))),
      fail: () => resolve([]),
    });
  });

async function pickImages(count: number): Promise<readonly PickedImage[]> {
  const result = await Taro.chooseImage({ count, sizeType: ['compressed'] }).catch(() => null);
  const paths = result?.tempFilePaths ?? [];
  return paths.map((filePath, n) => ({ filePath, size: result?.tempFiles?.[n]?.size ?? 0 }));
}

/** Picks pictures from the album or camera. Cancelling the native picker picks none. */
export function FilePicker(props: FilePickerProps) {
  const { label, onPick, max = 1, error, disabled, className, children } = props;
  const { name } = usePlatform();

  async function pick(): Promise<void> {
    const picked = await (name === 'minip' ? pickMedia(max) : pickImages(max));
    for (const { filePath, size } of picked.slice(0, max))
      onPick({ file: { filePath }, preview: filePath, size });
  }

  return (
    <View className={cx(className)}>
      <View
        className={cx(styles.picker)}
        ariaRole="button"
        ariaLabel={label}
        {...(!disabled && { onClick: pick })}
      >
        {children}
      </View>
      {error && <FieldNote isError>{error}</FieldNote>}
    </View>
  );
}
