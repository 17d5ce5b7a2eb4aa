import {
  type Dispatch,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isDoubleTap, isTap, type Tap } from './tap-rules.ts';
import {
  DOUBLE_TAP_SCALE,
  findSwipeTarget,
  limitZoom,
  type Point,
  pinch,
  UNZOOMED,
  type Zoom,
  zoomAt,
} from './zoom-rules.ts';

export interface PictureGestureOptions {
  stage: RefObject<HTMLElement | null>;
  /** Width to height of the picture. */
  ratio: number;
  index: number;
  count: number;
  onShow: (index: number) => void;
}

/** The fingers as they were when their number last changed. */
interface Start {
  points: readonly Point[];
  zoom: Zoom;
  at: number;
}

/** A neighbour that does not exist is only hinted at. */
const RESISTANCE = 0.3;
/** Wheels count in pixels; a trackpad reports a pinch as small steps with the control key. */
const WHEEL_FACTOR = 0.0015;
const TRACKPAD_FACTOR = 0.01;

/** Zooms at the pointer. The listener is not passive, because the browser would zoom the page as well. */
function useWheel(
  { stage, ratio }: PictureGestureOptions,
  setZoom: Dispatch<SetStateAction<Zoom>>,
): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const by = Math.exp(-event.deltaY * (event.ctrlKey ? TRACKPAD_FACTOR : WHEEL_FACTOR));
      const point = toPoint(element, event);
      setZoom((zoom) => limitZoom(zoomAt(zoom, zoom.scale * by, point), sizeOf(element), ratio));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage, ratio, setZoom]);
}

const sizeOf = (element: HTMLElement) => ({
  width: element.clientWidth,
  height: element.clientHeight,
});

function toPoint(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Swipe, pinch, double tap, drag and wheel on one picture of several. */
export function usePictureGestures(options: PictureGestureOptions) {
  const { stage, ratio, index, count, onShow } = options;
  const [zoom, setZoom] = useState(UNZOOMED);
  const [drag, setDrag] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>()).current;
  const start = useRef<Start>({ points: [], zoom: UNZOOMED, at: 0 });
  const lastTap = useRef<Tap | undefined>(undefined);
  useWheel(options, setZoom);

  function zoomTo(next: Zoom): void {
    if (stage.current) setZoom(limitZoom(next, sizeOf(stage.current), ratio));
  }

  function begin(at: number): void {
    start.current = { points: [...fingers.values()], zoom, at };
    setHeld(fingers.size > 0);
  }

  /** A mouse zooms with one click, fingers with two taps. */
  function finishTap(tap: Tap, isMouse: boolean): void {
    const { point } = tap;
    if (isMouse || isDoubleTap(lastTap.current, tap)) {
      lastTap.current = undefined;
      zoomTo(zoom.scale > 1 ? UNZOOMED : zoomAt(zoom, DOUBLE_TAP_SCALE, point));
    } else lastTap.current = tap;
  }

  function release(event: PointerEvent<HTMLElement>): void {
    const point = fingers.get(event.pointerId);
    const { points, at } = start.current;
    const [first] = points;
    fingers.delete(event.pointerId);
    if (!point || !first || fingers.size > 0) {
      begin(event.timeStamp);
      return;
    }
    const ms = event.timeStamp - at;
    if (event.type === 'pointerup' && points.length === 1 && isTap(first, point, ms))
      finishTap({ point, at: event.timeStamp }, event.pointerType === 'mouse');
    const width = stage.current?.clientWidth ?? 0;
    const isSwipe = drag !== 0 && event.type === 'pointerup';
    const target = isSwipe ? findSwipeTarget(index, count, { dx: drag, ms, width }) : index;
    setDrag(0);
    begin(event.timeStamp);
    if (target !== index) onShow(target);
  }

  function followFinger(from: Point, to: Point): void {
    const { x, y, scale } = start.current.zoom;
    const dx = to.x - from.x;
    const isPastEnd = findSwipeTarget(index, count, { dx, ms: 0, width: 0 }) === index;
    if (scale > 1) zoomTo({ scale, x: x + dx, y: y + to.y - from.y });
    else setDrag(dx * (isPastEnd ? RESISTANCE : 1));
  }

  function follow(event: PointerEvent<HTMLElement>): void {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, toPoint(event.currentTarget, event));
    const [from, otherFrom] = start.current.points;
    const [to, otherTo] = [...fingers.values()];
    if (!from || !to) return;
    if (otherFrom && otherTo) zoomTo(pinch(start.current.zoom, [from, otherFrom], [to, otherTo]));
    else followFinger(from, to);
  }

  return {
    zoom,
    zoomTo,
    drag,
    /** Whether fingers are on the picture, so that it follows them without a transition. */
    isHeld,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button > 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        fingers.set(event.pointerId, toPoint(event.currentTarget, event));
        // A second finger turns a swipe into a pinch.
        setDrag(0);
        begin(event.timeStamp);
      },
      onPointerMove: follow,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
