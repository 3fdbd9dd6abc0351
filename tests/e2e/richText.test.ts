import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';

const details = (page: Page) => page.getByRole('textbox', { name: 'Details' });

interface Editor {
  isFocused: boolean;
  view: { composing: boolean; posAtDOM: (node: Node, offset: number) => number };
  state: { selection: { head: number } };
}

/**
 * The editor processes a composed word or a moved caret with a delay: a person's next key comes later, a driver's may
 * not.
 */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const { editor } = document.querySelector('.ProseMirror') as Element & { editor?: Editor };
    const { focusNode, focusOffset } = document.getSelection() as Selection;
    if (!editor?.isFocused || editor.view.composing || !focusNode) return false;
    return editor.state.selection.head === editor.view.posAtDOM(focusNode, focusOffset);
  });

/** Composes words like an input method: each step replaces the current word, the last one is accepted. */
async function inputMethod(page: Page) {
  const client = await page.context().newCDPSession(page);
  return async (...steps: string[]) => {
    for (const text of steps) {
      const end = { selectionStart: text.length, selectionEnd: text.length };
      await client.send('Input.imeSetComposition', { text, ...end });
    }
    await client.send('Input.insertText', { text: steps.at(-1) ?? '' });
    await settled(page);
  };
}

test('[CRE-01] Telugu through an input method stays as typed: at the end, within a word, in a list, and under load', async ({
  visit,
}) => {
  const page = await visit('staff', '/grievance', { fresh: true });
  await details(page).click();
  const compose = await inputMethod(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await compose('న', 'ని', 'నీ', 'నీట', 'నీటి');
  await page.keyboard.type(' ');
  await compose('స', 'సమ', 'సమస్', 'సమస్య');
  await expect(details(page)).toHaveText('నీటి సమస్య');

  for (let letters = 0; letters < 2; letters++) await page.keyboard.press('ArrowLeft');
  await settled(page);
  const before = await details(page).innerText();
  await compose('ర', 'రా', 'రామ');
  const after = await details(page).innerText();
  expect([...after].length).toBe([...before].length + 3);
  expect(after).toContain('రామ');
  expect(after.replace('రామ', '')).toBe(before);

  await page.keyboard.press('Control+End');
  await settled(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bulleted list' }).click();
  await settled(page);
  await compose('బ', 'బో', 'బోర', 'బోరు');
  await page.keyboard.press('Enter');
  await compose('ప', 'పం', 'పంప', 'పంపు');
  await expect(details(page).getByRole('listitem')).toHaveText(['బోరు', 'పంపు']);
});

test('[CRE-01] an undone change can be redone, and a discarded form leaves the editor empty', async ({
  visit,
}) => {
  const page = await visit('staff', '/grievance');
  await details(page).click();
  await page.keyboard.type('The pump is broken.');
  // Text typed without a pause is one undo step; a busy machine may pause.
  const undo = page.getByRole('button', { name: 'Undo' });
  let steps = 0;
  for (; (await details(page).innerText()).trim(); steps++) await undo.click();
  await expect(details(page)).toHaveText('');
  for (; steps > 0; steps--) await page.getByRole('button', { name: 'Redo' }).click();
  await expect(details(page)).toHaveText('The pump is broken.');

  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(details(page)).toHaveText('');
});
