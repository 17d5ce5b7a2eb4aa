interface Capsule {
  top: number;
  height: number;
}

/** The height of a title bar when the host does not report its capsule. */
export const BAR_HEIGHT = 44;

/** The height of the bar below the status bar: the host's menu capsule is in its middle. */
export const measureBarHeight = (statusBarHeight: number, capsule: Capsule | undefined): number =>
  capsule?.height
    ? Math.max(BAR_HEIGHT, (capsule.top - statusBarHeight) * 2 + capsule.height)
    : BAR_HEIGHT;
