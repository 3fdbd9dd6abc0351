import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What a rule's finding weighs at most is not part of axe's types. */
interface Engine {
  run: typeof axe.run;
  _audit: { rules: { id: string; impact: string }[] };
}

/** In the browser: what is serious or critical, a line for each element. */
async function gravest() {
  const { axe } = window as unknown as { axe: Engine };
  // A quarter of all rules.
  const lesser = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }])),
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

/** Nothing that axe calls serious or critical is on the page as it stands, once what moves has come to rest. */
export async function expectAccessible(page: Page) {
  // A tooltip that is about to open would move while axe looks.
  await page.mouse.move(0, 0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
  // Once a document: to read it takes a third of the time.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  expect(await page.evaluate(gravest), `axe on ${page.url()}`).toEqual([]);
}
