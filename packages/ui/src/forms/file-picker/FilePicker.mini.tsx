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
const pickMedia = (): Promise<PickedImage | undefined> =>
  new Promise((resolve) => {
    Taro.chooseMedia({
      count: 1,
      mediaType: ['image'],
      sizeType: ['compressed'],
      success: ({ tempFiles: [picked] }) =>
        resolve(picked && { filePath: picked.tempFilePath, size: picked.size }),
      fail: () => resolve(undefined),
    });
  });

async function pickImage(): Promise<PickedImage | undefined> {
  const result = await Taro.chooseImage({ count: 1, sizeType: ['compressed'] }).catch(() => null);
  const filePath = result?.tempFilePaths[0];
  return filePath === undefined ? undefined : { filePath, size: result?.tempFiles?.[0]?.size ?? 0 };
}

/** Picks one picture from the album or camera. Cancelling the native picker picks none. */
export function FilePicker(props: FilePickerProps) {
  const { label, onPick, error, disabled, className, children } = props;
  const { name } = usePlatform();

  async function pick(): Promise<void> {
    const picked = await (name === 'minip' ? pickMedia() : pickImage());
    if (!picked) return;
    const { filePath, size } = picked;
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
