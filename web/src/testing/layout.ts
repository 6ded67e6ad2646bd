import { atEnd } from './lifecycle';

/** Gives every observed element this width until the end of the test. The document of component tests has no layout, and plots have a width of 0. */
export function setElementWidth(width: number): void {
  const { ResizeObserver: former } = globalThis;
  class FixedSizeObserver {
    constructor(private readonly report: ResizeObserverCallback) {}
    observe(target: Element): void {
      const contentRect = { x: 0, y: 0, top: 0, left: 0, right: width, bottom: 0, width, height: 0 } as DOMRectReadOnly;
      queueMicrotask(() => this.report([{ target, contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver));
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  globalThis.ResizeObserver = FixedSizeObserver as unknown as typeof ResizeObserver;
  atEnd(() => {
    globalThis.ResizeObserver = former;
  });
}
