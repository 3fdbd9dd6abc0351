import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab or Shift+Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 70 && !(await isFocused()); stops++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}
