import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { expectNothingSideways } from './sideways.ts';

/** The impact of a rule is not in axe's types. */
interface Engine {
  run: typeof axe.run;
  _audit: { rules: { id: string; impact: string }[] };
}

/** Runs in the browser: the serious and critical findings, one line per element. */
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

/** Checks that axe finds nothing serious or critical on the page, after animations have ended. */
export async function expectAccessible(page: Page) {
  // An opening tooltip would move while axe runs.
  await page.mouse.move(0, 0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
  // Once per document: loading axe takes a third of the time.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  expect(await page.evaluate(gravest), `axe on ${page.url()}`).toEqual([]);
}

/** Checks that the page does not scroll sideways, and that axe finds nothing serious on it. */
export async function expectWhole(page: Page) {
  await expectNothingSideways(page);
  await expectAccessible(page);
}
