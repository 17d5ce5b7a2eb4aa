import { useMessages } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { Modal, Pressable, StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { tokens } from '../brand/tokens.ts';
import { messages } from '../messages.ts';
import { IconButton } from './IconButton.tsx';
import { ToastPlace } from './Toast.tsx';
import { text } from './text-styles.ts';
import { useReducedMotion } from './useReducedMotion.ts';

interface SheetProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  onClose(): void;
}

/** A sheet from below; Android's back and a press beside it close it. */
export function Sheet({ isOpen, title, children, onClose }: SheetProps) {
  const t = useMessages(messages);
  const { bottom } = useSafeAreaInsets();
  const isStill = useReducedMotion();
  return (
    <Modal
      visible={isOpen}
      transparent
      animationType={isStill ? 'none' : 'slide'}
      onRequestClose={onClose}
    >
      <View style={styles.frame}>
        <Pressable style={styles.scrim} aria-hidden onPress={onClose} />
        <View
          role="dialog"
          aria-modal
          aria-label={title}
          style={[styles.sheet, { paddingBottom: bottom + tokens.space4 }]}
        >
          <View style={styles.head}>
            <Text role="heading" style={text.h3}>
              {title}
            </Text>
            <IconButton icon="close" label={t.close} onPress={onClose} />
          </View>
          {children}
        </View>
        <ToastPlace isInSheet />
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  frame: { flex: 1, justifyContent: 'flex-end' },
  scrim: { ...StyleSheet.absoluteFillObject, backgroundColor: tokens.scrim },
  sheet: {
    maxHeight: '85%',
    width: '100%',
    maxWidth: 640,
    alignSelf: 'center',
    backgroundColor: tokens.paper,
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingLeft: tokens.gutter,
    paddingRight: tokens.space2,
    minHeight: tokens.headerHeight,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
});
