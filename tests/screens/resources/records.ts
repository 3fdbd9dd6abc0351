import { expect } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { contracts } from '#contract/index.ts';
import { type Contract, references } from '#contract/kernel/define.ts';
import { isRequired } from '#contract/kernel/fields.ts';
import { entries } from '#src/resources/index.ts';
import { image } from '../../server/factories.ts';
import { sampleOf } from '../../server/kernel/records/sample.ts';
import type { startDesk } from '../app.tsx';

/** Resources with generated views; tests of generated views run on all of them. */
export const generatedEntries = entries.filter(({ fetchesAlone }) => !fetchesAlone);
const declared = [...entries.map(({ contract }) => contract), ...contracts];

/** Creates records of every declared resource through the API, for the place V1 of the desk. */
export function recordsOf(desk: ReturnType<typeof startDesk>) {
  /** Valid form values with the given name; referenced records are created first, with the same name. */
  async function formOf(contract: Contract, name: string): Promise<Record<string, unknown>> {
    const form: Record<string, unknown> = { ...(await sampleOf(contract)), ...contract.fixed };
    if (contract.placed) Object.assign(form, desk.places.V1);
    for (const field of contract.unique) if (field in form) form[field] = name;
    if ('name' in form || 'title' in form) form['title' in form ? 'title' : 'name'] = name;
    if ('username' in form) form.username = crypto.randomUUID();
    for (const { field, to } of references(contract)) {
      const schema = contract.input[field];
      const other = declared.find((one) => one.name === to);
      if (other && schema && isRequired(schema)) form[field] = await record(other, name);
    }
    return form;
  }

  const send = async (role: Role, contract: Contract, form: Record<string, unknown>) =>
    desk.app.send('POST', contract.path, { token: desk.accounts[role].token, form });

  async function record(contract: Contract, name: string): Promise<number> {
    const { status, body } = await send('admin', contract, await formOf(contract, name));
    expect(status, JSON.stringify(body)).toBe(201);
    return Number(body.id);
  }

  return { formOf, send, record };
}

/** The text fields of a news item. */
export const NEWS = {
  title: 'Road opened',
  date: '2026-02-03T10:30',
  video_link: 'https://example.org/v',
  description: 'The new road is open.',
};
/** Adds a news item by admin; returns its id. */
export async function addNews(desk: ReturnType<typeof startDesk>, given: object = {}): Promise<number> {
  const { status, body } = await desk.ask('POST', 'news', {
    form: { ...NEWS, file: await image(), ...given },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}
