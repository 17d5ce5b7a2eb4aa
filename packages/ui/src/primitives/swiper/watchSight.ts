/** Tells whenever an element comes into the window, or within `margin` of it, and when it leaves. */
export function watchSight(
  element: Element,
  tell: (isInSight: boolean) => void,
  margin = '0px',
): () => void {
  const observer = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
