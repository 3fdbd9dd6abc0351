import { screen } from '@testing-library/react';
import { dialog, region } from '../../parts.ts';
import type { causesDesk } from './causes.ts';

type Office = ReturnType<typeof causesDesk>;
type User = Awaited<ReturnType<Office['openCause']>>['user'];

/** The actions of a user who answers a cause on its page. */
export function answering({ many, cause, openCause }: Office) {
  /** Opens the page of a cause with so many complaints. */
  async function begin(count: number, given: Record<string, unknown> = {}) {
    const members = await many(count, given);
    const { id } = await cause(members);
    const opened = await openCause(id);
    return { ...opened, id, members };
  }
  /** Types an answer that closes with an outcome without further fields. */
  async function write(user: User, message = 'The pump is repaired', outcome = 'Information given') {
    await user.click(await screen.findByRole('button', { name: 'Answer to all' }));
    const form = await dialog('One answer to all');
    await user.type(form.getByLabelText(/^Answer to the citizens/), message);
    await user.click(form.getByRole('radio', { name: outcome }));
    return form;
  }
  const work = () => region('Answer to all');
  return { begin, write, work };
}
