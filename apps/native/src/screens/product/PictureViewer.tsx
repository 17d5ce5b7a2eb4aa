import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  DOUBLE_TAP_SCALE,
  isDoubleTap,
  isTap,
  lightboxMessages,
  limitZoom,
  MAX_SCALE,
  type Point,
  pinch,
  STEP,
  type Tap,
  UNZOOMED,
  type Zoom,
  zoomAt,
} from '@vitrine/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  FlatList,
  type GestureResponderEvent,
  Image,
  Modal,
  PanResponder,
  StyleSheet,
  Text,
  View,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { tokens } from '../../brand/tokens.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { useLayout } from '../../parts/layout.ts';
import { text } from '../../parts/text-styles.ts';

/** Of every product picture. */
const RATIO = 3 / 4;

interface Frame {
  width: number;
  height: number;
}

const CENTRE: Point = { x: 0, y: 0 };

/** The fingers, in points from the middle of the window. */
const readFingers = ({ nativeEvent }: GestureResponderEvent, { width, height }: Frame): Point[] =>
  nativeEvent.touches.map(({ pageX, pageY }) => ({
    x: pageX - width / 2,
    y: pageY - height / 2,
  }));

/** Pinch, double tap and drag on one picture, with the rules of the web. */
function useZoomGestures(zoom: Zoom, frame: Frame, onZoom: (zoom: Zoom) => void) {
  const latest = useRef({ zoom, frame, onZoom });
  latest.current = { zoom, frame, onZoom };
  const start = useRef({ points: [] as Point[], zoom: UNZOOMED, at: 0 });
  const lastTap = useRef<Tap | undefined>(undefined);
  return useMemo(() => {
    const zoomTo = (next: Zoom) =>
      latest.current.onZoom(limitZoom(next, latest.current.frame, RATIO));
    const begin = (points: Point[], at: number) => {
      start.current = { points, zoom: latest.current.zoom, at };
    };
    return PanResponder.create({
      onStartShouldSetPanResponder: () => true,
      onMoveShouldSetPanResponder: ({ nativeEvent }) =>
        nativeEvent.touches.length > 1 || latest.current.zoom.scale > 1,
      // The list turns its pages while the picture is not enlarged.
      onPanResponderTerminationRequest: () => latest.current.zoom.scale === 1,
      onPanResponderGrant: (event) =>
        begin(readFingers(event, latest.current.frame), event.nativeEvent.timestamp),
      onPanResponderMove(event) {
        const points = readFingers(event, latest.current.frame);
        // Another finger begins another gesture.
        if (points.length !== start.current.points.length)
          begin(points, event.nativeEvent.timestamp);
        const [from, otherFrom] = start.current.points;
        const [to, otherTo] = points;
        if (!from || !to) return;
        const { x, y, scale } = start.current.zoom;
        if (otherFrom && otherTo)
          zoomTo(pinch(start.current.zoom, [from, otherFrom], [to, otherTo]));
        else if (scale > 1) zoomTo({ scale, x: x + to.x - from.x, y: y + to.y - from.y });
      },
      onPanResponderRelease({ nativeEvent }) {
        const { points, at } = start.current;
        const [first] = points;
        const point = {
          x: nativeEvent.pageX - latest.current.frame.width / 2,
          y: nativeEvent.pageY - latest.current.frame.height / 2,
        };
        const tap = { point, at: nativeEvent.timestamp };
        if (points.length !== 1 || !first || !isTap(first, point, tap.at - at)) return;
        const isSecond = isDoubleTap(lastTap.current, tap);
        lastTap.current = isSecond ? undefined : tap;
        const { zoom: now } = latest.current;
        if (isSecond) zoomTo(now.scale > 1 ? UNZOOMED : zoomAt(now, DOUBLE_TAP_SCALE, point));
      },
    });
  }, []);
}

interface SlideProps {
  uri: string;
  label: string;
  frame: Frame;
  zoom: Zoom;
  onZoom(zoom: Zoom): void;
}

function Slide({ uri, label, frame, zoom, onZoom }: SlideProps) {
  const { panHandlers } = useZoomGestures(zoom, frame, onZoom);
  const { x, y, scale } = zoom;
  return (
    <View {...panHandlers} style={[frame, styles.slide]}>
      <Image
        source={{ uri }}
        accessible
        role="img"
        aria-label={label}
        resizeMode="contain"
        style={[frame, { transform: [{ translateX: x }, { translateY: y }, { scale }] }]}
        accessibilityIgnoresInvertColors
      />
    </View>
  );
}

interface PictureViewerProps {
  pictures: readonly { uri: string; label: string }[];
  /** The picture that was pressed; undefined while the viewer is closed. */
  first: number | undefined;
  onClose(): void;
}

/** The pictures of a product over the whole window, each enlarged by fingers or by buttons. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const t = useMessages(lightboxMessages);
  const { width, height } = useLayout();
  const { top, bottom } = useSafeAreaInsets();
  const frame = useMemo(() => ({ width, height }), [width, height]);
  const [index, setIndex] = useState(first ?? 0);
  const [zoom, setZoom] = useState(UNZOOMED);
  useEffect(() => {
    setIndex(first ?? 0);
    setZoom(UNZOOMED);
  }, [first]);
  const step = (by: number) =>
    setZoom(limitZoom(zoomAt(zoom, zoom.scale * by, CENTRE), frame, RATIO));
  return (
    <Modal visible={first !== undefined} animationType="fade" onRequestClose={onClose}>
      <View style={styles.page} role="dialog" aria-modal>
        <FlatList
          horizontal
          pagingEnabled
          data={pictures}
          extraData={zoom}
          scrollEnabled={zoom.scale === 1}
          initialScrollIndex={first ?? 0}
          keyExtractor={({ uri }) => uri}
          showsHorizontalScrollIndicator={false}
          getItemLayout={(_, at) => ({ length: width, offset: width * at, index: at })}
          onMomentumScrollEnd={({ nativeEvent }) => {
            setIndex(Math.round(nativeEvent.contentOffset.x / width));
            setZoom(UNZOOMED);
          }}
          renderItem={({ item, index: at }) => (
            <Slide {...item} frame={frame} zoom={at === index ? zoom : UNZOOMED} onZoom={setZoom} />
          )}
        />
        <View style={[styles.close, { top: top + tokens.space2 }]}>
          <IconButton icon="close" label={t.close} onPress={onClose} />
        </View>
        <View style={[styles.tools, { bottom: bottom + tokens.space4 }]}>
          <IconButton
            icon="remove"
            label={t.zoomOut}
            isDisabled={zoom.scale === 1}
            onPress={() => step(1 / STEP)}
          />
          <Text style={[text.caption, text.tabular]} aria-live="polite">
            {formatMessage(t.position, { n: index + 1, count: pictures.length })}
          </Text>
          <IconButton
            icon="add"
            label={t.zoomIn}
            isDisabled={zoom.scale >= MAX_SCALE}
            onPress={() => step(STEP)}
          />
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: tokens.paper },
  slide: { overflow: 'hidden' },
  close: { position: 'absolute', right: tokens.space2, backgroundColor: tokens.paper },
  tools: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'center',
    gap: tokens.space3,
    backgroundColor: tokens.paper,
  },
});
