import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with the Tab key, forwards or back, until the focus is on the target. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 40 && !(await isFocused()); stops++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}
