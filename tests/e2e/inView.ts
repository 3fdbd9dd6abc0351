import { expect, type Locator } from '@playwright/test';

/**
 * Checks that no edge of an element is outside the window. Browsers lay out in fractions of a pixel, so one pixel is
 * allowed.
 */
export async function expectWhollyInView(element: Locator) {
  const beyond = async () => {
    const box = await element.boundingBox();
    const window = element.page().viewportSize();
    if (!box || !window) return Number.POSITIVE_INFINITY;
    return Math.max(-box.x, -box.y, box.x + box.width - window.width, box.y + box.height - window.height);
  };
  await expect.poll(beyond).toBeLessThanOrEqual(1);
}
